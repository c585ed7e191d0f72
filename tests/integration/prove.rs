//! Long proofs: the search over positions, compared with the solver, and the program with its file.

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use nim_tetris::ai::{
    Answer, BoardSize, Interruption, Limits, Outcome, Placement, Position, Solver, hint,
};
use nim_tetris::lab::{
    ProofLock, ProofReader, ProofStep, ProofTree, Rejection, Source, StepError, WorkError,
    read_step,
};

use crate::support::{Run, random_position, rectangle, run, start};

/// Memory of small trees and solvers, in bytes.
const MEMORY: usize = 1 << 25;

fn nodes(count: u64) -> NonZero<u64> {
    NonZero::new(count).unwrap()
}

fn solver(threads: usize) -> Solver {
    Solver::with_threads(threads << 24, NonZero::new(threads).unwrap())
}

/// Returns a finished proof and its steps.
fn proof(root: Position, job_nodes: u64, threads: usize) -> (ProofTree, Vec<ProofStep>) {
    let mut tree = ProofTree::new(root, MEMORY);
    let mut steps = Vec::new();
    let report = |step: &ProofStep, _: &ProofTree| steps.push(*step);
    tree.run(&mut solver(threads), nodes(job_nodes), &Limits::new(), report).unwrap();
    (tree, steps)
}

/// Returns the tree of these steps.
fn tree_of(root: Position, steps: &[ProofStep]) -> ProofTree {
    let mut tree = ProofTree::new(root, MEMORY);
    for step in steps {
        tree.add(*step).unwrap();
    }
    tree
}

fn verify(tree: &ProofTree) -> Result<(), Rejection> {
    tree.verify(&mut solver(1), &Limits::new(), |_, _| {})
}

#[test]
fn proofs_agree_with_the_solver() {
    let mut rng = fastrand::Rng::with_seed(81);
    let rectangles = [(5, 5), (6, 5), (6, 6), (5, 7), (6, 7), (4, 9)];
    let boards = rectangles.map(|(columns, rows)| rectangle(columns, rows)).into_iter();
    let boards: Vec<Position> =
        boards.chain((0..40).map(|_| random_position(&mut rng, 44))).collect();
    for root in boards.into_iter().filter(|root| !root.is_over()) {
        let expected = Solver::new(MEMORY).solve(root).answer.outcome();
        for (job_nodes, threads) in [(1, 1), (3, 2), (40, 3), (1_000_000, 1)] {
            let (tree, _) = proof(root, job_nodes, threads);
            assert_eq!(tree.answer().outcome(), expected, "{root}");
            assert_eq!(verify(&tree), Ok(()), "{root}");
            if let Answer::Win(placement) = tree.answer() {
                let after = Solver::new(MEMORY).solve(root.after(placement)).answer.outcome();
                assert_eq!(after, Some(Outcome::Loss), "{root} {placement}");
            }
        }
    }
}

#[test]
fn a_proof_that_is_cut_after_any_finding_is_continued() {
    let mut rng = fastrand::Rng::with_seed(82);
    let root = rectangle(6, 6);
    let (_, steps) = proof(root, 10, 1);
    assert!(steps.len() > 50);
    for _ in 0..20 {
        let cut = rng.usize(..steps.len());
        let mut tree = tree_of(root, &steps[..cut]);
        tree.run(&mut solver(1), nodes(10), &Limits::new(), |_, _| {}).unwrap();
        assert_eq!(tree.answer(), Answer::Loss);
        assert_eq!(verify(&tree), Ok(()));
        // The steps that the tree still has make the same tree.
        assert_eq!(verify(&tree_of(root, &tree.steps())), Ok(()));
    }
}

/// Returns the tree of a packed file of a proof, which has no gaps.
fn unpacked(packed: &[u8], root: Position) -> ProofTree {
    // Without a name in it, the head of a gzip file has ten bytes. Its end has eight.
    let packed = &packed[10..packed.len() - 8];
    let folder = Folder::new();
    fs::write(folder.file(), miniz_oxide::inflate::decompress_to_vec(packed).unwrap()).unwrap();
    let mut reader = ProofReader::open(&folder.file()).unwrap().unwrap();
    assert_eq!(reader.root, root);
    let mut tree = ProofTree::new(root, 1 << 28);
    while let Some(step) = reader.next_step().unwrap() {
        tree.add(step).unwrap();
    }
    assert_eq!((reader.damaged, tree.has_gaps()), (0, false));
    tree
}

#[test]
fn the_proof_of_8x10_is_whole() {
    let tree = unpacked(include_bytes!("../data/8x10.proof.gz"), rectangle(8, 10));
    assert_eq!(tree.answer(), Answer::Win("d1,d2,d3,d4".parse().unwrap()));
}

#[test]
fn the_proof_of_9x9_is_whole_and_is_what_the_program_says() {
    let root = Position::new(BoardSize::Nine.bitboard());
    let mut tree = unpacked(include_bytes!("../data/9x9.proof.gz"), root);
    assert_eq!(tree.answer().outcome(), BoardSize::Nine.solved());
    // The proof knows that the opponent loses after each hint.
    let mut solver = solver(1);
    let mut after_hint = |position: Position| {
        let hint = hint(&mut solver, position, &Limits::new().time(Duration::ZERO)).unwrap();
        let position = position.after(hint.placement);
        let answer = Answer::Win(Placement::all_on(position.free()).next().unwrap());
        let otherwise = ProofStep { position, answer, source: Source::Job, nodes: 1 };
        assert_eq!(tree.add(otherwise), Err(StepError::Contradiction), "{}", hint.placement);
        position
    };
    let first = after_hint(root);
    for reply in Placement::all_on(first.free()) {
        after_hint(first.after(reply));
    }
}

/// Without memory for more, the tree forgets everything that can't be reached from the root.
#[test]
fn a_proof_in_little_memory_forgets_or_stops() {
    let mut rng = fastrand::Rng::with_seed(86);
    let root = Position::START;
    let mut tree = ProofTree::new(root, 1 << 15);
    let step = |position, answer| ProofStep { position, answer, source: Source::Job, nodes: 1 };
    tree.add(step(root, Answer::UNDECIDED)).unwrap();
    let mut most = 0;
    for _ in 0..1000 {
        let far = random_position(&mut rng, 60);
        tree.add(step(far, Answer::Loss)).unwrap();
        most = most.max(tree.positions());
    }
    assert!((50..300).contains(&most), "{most}");
    let children: Vec<Position> = Placement::all_on(root.free()).map(|p| root.after(p)).collect();
    let mut add = |child: &Position| tree.add(step(*child, Answer::UNDECIDED));
    let full = children.iter().position(|child| add(child) == Err(StepError::Full));
    assert!(full.is_some_and(|full| full > 20), "{full:?}");
    assert!(tree.positions() <= most);

    let mut tree = ProofTree::new(rectangle(7, 7), 1000);
    let result = tree.run(&mut solver(1), nodes(20), &Limits::new(), |_, _| {});
    let full = Err(WorkError::Interrupted(Interruption::Memory));
    assert_eq!((result, tree.answer()), (full, Answer::UNDECIDED));
}

#[test]
fn findings_that_do_not_fit_are_refused() {
    let root = rectangle(6, 5);
    let placement: Placement = "a1,b1,c1,d1".parse().unwrap();
    let after = root.after(placement);
    let step = |position, answer, source| ProofStep { position, answer, source, nodes: 1 };
    let job = |position, answer| step(position, answer, Source::Job);
    let outside = "j10,i10,h10,g10".parse().unwrap();
    let mut tree = ProofTree::new(root, MEMORY);
    for (wrong, error) in [
        (job(Position::START, Answer::Loss), StepError::Unreachable),
        (job(rectangle(3, 1), Answer::Loss), StepError::Over),
        (job(root, Answer::Win(outside)), StepError::Illegal),
        (job(rectangle(4, 1), Answer::Win(placement)), StepError::Illegal),
        (step(root, Answer::UNDECIDED, Source::Children), StepError::Inconclusive),
    ] {
        assert_eq!(tree.add(wrong), Err(error));
        assert_eq!(tree.positions(), 0);
    }
    assert_eq!(tree.add(job(after, Answer::Loss)), Ok(true));
    assert_eq!(tree.add(job(after, Answer::Loss)), Ok(false));
    assert_eq!(tree.add(job(after, Answer::UNDECIDED)), Ok(false));
    let other = Placement::all_on(after.free()).next().unwrap();
    assert_eq!(tree.add(job(after, Answer::Win(other))), Err(StepError::Contradiction));
    assert!(tree.contradicts(&job(root, Answer::Loss)));
    assert!(!tree.contradicts(&job(root, Answer::Win(placement))));
    let mut tree = ProofTree::new(root, MEMORY);
    assert_eq!(tree.add(job(after, Answer::Win(other))), Ok(true));
    assert!(tree.contradicts(&job(root, Answer::Win(placement))));
    assert!(!tree.contradicts(&job(root, Answer::Loss)));
}

/// A finished proof with each kind of wrong claim is rejected.
#[test]
fn a_broken_proof_is_rejected() {
    let root = rectangle(6, 6);
    let (_, steps) = proof(root, 10, 1);
    let rejected = |steps: &[ProofStep]| {
        let mut tree = ProofTree::new(root, MEMORY);
        match steps.iter().try_for_each(|step| tree.add(*step).map(drop)) {
            Ok(()) => verify(&tree).is_err(),
            Err(error) => error == StepError::Contradiction,
        }
    };
    assert!(!rejected(&steps));
    assert_eq!(verify(&tree_of(root, &steps[..steps.len() - 1])), Err(Rejection::Unfinished));
    let mut rng = fastrand::Rng::with_seed(83);
    let solved = (0..steps.len()).filter(|&i| matches!(steps[i].answer, Answer::Win(_)));
    let without = |place: usize| [&steps[..place], &steps[place + 1..]].concat();
    let mut solved: Vec<usize> = solved.collect();
    rng.shuffle(&mut solved);
    // The search also has steps that the proof does not need.
    let needed = solved.into_iter().filter(|&place| rejected(&without(place)));
    let (mut wrong_outcomes, mut wrong_placements) = (0, 0);
    for place in needed.take(30) {
        wrong_outcomes += 1;
        let position = steps[place].position;
        // A won position is claimed to be lost, or to be won by a placement that does not win.
        let mut broken = steps.clone();
        broken[place].answer = Answer::Loss;
        assert!(rejected(&broken));
        let other = rng.choice(Placement::all_on(position.free()).collect::<Vec<_>>()).unwrap();
        let after = position.after(other);
        if Solver::new(MEMORY).solve(after).answer.outcome() == Some(Outcome::Win)
            && !after.is_over()
        {
            broken[place].answer = Answer::Win(other);
            assert!(rejected(&broken), "{position} {other}");
            wrong_placements += 1;
        }
    }
    assert!(wrong_outcomes == 30 && wrong_placements > 5);
    // The root is claimed to be won.
    let all: Vec<Placement> = Placement::all_on(root.free()).collect();
    let won = Answer::Win(*rng.choice(&all).unwrap());
    for source in [Source::Job, Source::Children] {
        let claim = ProofStep { position: root, answer: won, source, nodes: 1 };
        assert!(rejected(&[claim]));
    }
    let claim =
        ProofStep { position: root, answer: Answer::Loss, source: Source::Children, nodes: 0 };
    assert!(rejected(&[claim]), "its children are not covered");
}

/// A script that goes on until the proof is finished once never ended.
#[test]
fn a_proof_without_memory_for_more_is_a_failure() {
    let folder = Folder::new();
    let root = rectangle(8, 8).to_string();
    let limits = ["--memory", "16", "--job-nodes", "1", "--threads", "1"];
    let Run { out, err, code } = folder.prove(&[&[root.as_str()], &limits[..]].concat(), "");
    assert!(err.contains("needs more --memory") && code == Some(1), "{out}{err}");
    assert!(out.lines().last().unwrap().starts_with("unknown "), "{out}");
}

/// A folder with the file of a proof.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("a proof")
    }

    fn text(&self) -> Vec<u8> {
        fs::read(self.file()).unwrap()
    }

    /// Runs `prove` on the file.
    fn prove(&self, arguments: &[&str], input: &str) -> Run {
        let file = self.file();
        let all = [&["prove", "--file", file.to_str().unwrap()], arguments].concat();
        run(&all, input)
    }

    /// Runs `prove` in small jobs, and kills it once the file has this many more lines or the proof
    /// is finished.
    fn prove_and_kill(&self, position: Position, lines: usize) {
        let count = || fs::read(self.file()).map_or(0, |text| text.split(|&b| b == b'\n').count());
        let wanted = count() + lines;
        let (file, position) = (self.file(), position.to_string());
        let file = file.to_str().unwrap();
        let mut child =
            start(&["prove", &position, "--file", file, "--job-nodes", "5", "--threads", "2"]);
        while count() < wanted && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Runs the proof to its end, and returns the first word of the answer.
    fn finish(&self) -> String {
        let Run { out, err, code } = self.prove(&["--job-nodes", "5"], "");
        assert_eq!(code, Some(0), "{err}");
        let line = out.lines().last().unwrap();
        let (answer, rest) = line.split_once(" nodes=").unwrap();
        assert!(rest.split_once(" ms=").is_some(), "{line}");
        answer.split(' ').next().unwrap().to_owned()
    }

    fn verified(&self) -> (String, Option<i32>) {
        let Run { out, code, .. } = self.prove(&["--verify"], "");
        (out.trim_end().to_owned(), code)
    }

    /// Returns the file's steps.
    fn steps(&self) -> Vec<ProofStep> {
        let text = String::from_utf8(self.text()).unwrap();
        text.lines().skip(2).map(|line| read_step(line).unwrap()).collect()
    }

    /// Writes the file with these steps.
    fn write(&self, root: Position, steps: &[ProofStep]) {
        ProofLock::take(&self.file()).unwrap().write(root, steps).unwrap();
    }
}

#[test]
fn a_proof_that_is_killed_is_continued() {
    let mut rng = fastrand::Rng::with_seed(84);
    let folder = Folder::new();
    let root = rectangle(6, 6);
    for _ in 0..5 {
        folder.prove_and_kill(root, rng.usize(1..20));
    }
    assert_eq!(folder.finish(), "loss");
    assert_eq!(folder.verified(), ("verified".to_owned(), Some(0)));
    let text = folder.text();
    // The proof is finished, so the run ends at once.
    assert_eq!(folder.finish(), "loss");
    assert_eq!(folder.text(), text);
    assert_eq!(folder.prove(&["--export", "9"], "").out, "");
}

#[test]
fn torn_and_lost_lines_are_dropped() {
    let folder = Folder::new();
    let root = rectangle(6, 6);
    folder.write(root, &proof(root, 10, 1).1);
    let good = folder.text();
    let end = good.len();
    let mut hole = good.clone();
    hole[end / 2..end / 2 + 300].fill(0);
    let endless = [&good[..end - 40], &[b'x'; 100_000]].concat();
    for damaged in [good[..end - 1].to_vec(), good[..end - 200].to_vec(), hole, endless] {
        fs::write(folder.file(), damaged).unwrap();
        let Run { out, err, code } = folder.prove(&["--job-nodes", "10"], "");
        assert!(
            err.starts_with("warning: ")
                && err.contains("dropped ")
                && err.contains(" damaged line"),
            "{err}"
        );
        assert!(out.lines().last().unwrap().starts_with("loss nodes="), "{out}");
        assert_eq!(code, Some(0));
        assert_eq!(folder.verified(), ("verified".to_owned(), Some(0)));
        assert!(folder.prove(&[], "").err.is_empty());
    }
}

#[test]
fn unreadable_answers_are_named() {
    let folder = Folder::new();
    folder.write(rectangle(5, 5), &[]);
    let answers = folder.0.path().join("answers");
    for _ in 0..2 {
        let Run { out, err, code } = folder.prove(&["--import", answers.to_str().unwrap()], "");
        // The code once was 1, though that of an unreadable game was 2.
        assert_eq!((out.as_str(), code), ("", Some(2)));
        assert!(err.contains(&format!("{}: ", answers.display())), "{err}");
        fs::create_dir_all(&answers).unwrap();
    }
}

#[test]
fn a_file_of_something_else_is_refused_and_stays() {
    let folder = Folder::new();
    let position = rectangle(5, 5).to_string();
    let Run { out, err, code } = folder.prove(&[], "");
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.contains("there is no such file"), "{err}");
    let title = "nim-tetris proof 1\n";
    for text in ["", "a shopping list\n", title, &format!("{title}{position}\n"), &title[..9]] {
        fs::write(folder.file(), text).unwrap();
        for arguments in
            [&[&position[..]][..], &["--verify"], &["--export", "1"], &["--import", "-"]]
        {
            let Run { out, err, code } = folder.prove(arguments, "");
            assert_eq!((out.as_str(), code), ("", Some(2)), "{text:?} {arguments:?}");
            assert!(err.contains("is not the file of a proof"), "{err}");
        }
        assert_eq!(folder.text(), text.as_bytes());
    }
    fs::remove_file(folder.file()).unwrap();
    fs::create_dir(folder.file()).unwrap();
    assert_eq!(folder.prove(&[&position], "").code, Some(2));
    assert_eq!(fs::read_dir(folder.0.path()).unwrap().count(), 1);
}

#[test]
fn the_proof_of_another_position_is_refused_and_stays() {
    let folder = Folder::new();
    assert_eq!(folder.prove(&[&rectangle(5, 5).to_string()], "").code, Some(0));
    let text = folder.text();
    let Run { out, err, code } = folder.prove(&[&rectangle(5, 6).to_string()], "");
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.contains("the proof of another position"), "{err}");
    assert_eq!(folder.text(), text);
    assert_eq!(folder.prove(&["nonsense"], "").code, Some(2));
}

#[test]
fn two_processes_do_not_work_on_one_proof() {
    let folder = Folder::new();
    let position = rectangle(5, 5).to_string();
    let lock = ProofLock::take(&folder.file()).unwrap();
    let Run { out, err, code } = folder.prove(&[&position], "");
    assert_eq!((out.as_str(), code), ("", Some(1)));
    assert!(err.contains("another instance of the program is working on this proof"), "{err}");
    drop(lock);
    assert_eq!(folder.prove(&[&position], "").code, Some(0));
    #[cfg(unix)]
    {
        let link = folder.0.path().join("a link");
        std::os::unix::fs::symlink(folder.file(), &link).unwrap();
        let _lock = ProofLock::take(&link).unwrap();
        assert_eq!(folder.prove(&[&position], "").code, Some(1));
    }
}

#[test]
fn a_proof_out_of_time_is_unknown_and_can_be_continued() {
    let folder = Folder::new();
    let position = rectangle(10, 10).to_string();
    for _ in 0..2 {
        let Run { out, code, .. } = folder.prove(&[&position, "--time", "0.05"], "");
        assert!(out.lines().last().unwrap().starts_with("unknown nodes="), "{out}");
        assert_eq!(code, Some(0));
    }
    assert_eq!(folder.verified(), ("rejected: the proof is not finished".to_owned(), Some(1)));
}

#[test]
fn a_position_where_nothing_fits_needs_no_proof() {
    let folder = Folder::new();
    let Run { out, code, .. } = folder.prove(&[&"#".repeat(100)], "");
    assert!(out.lines().last().unwrap().starts_with("win - nodes=0 ms="), "{out}");
    assert_eq!(code, Some(0));
    assert_eq!(folder.verified(), ("verified".to_owned(), Some(0)));
}

/// Answers exported jobs, as another machine would.
fn solved(jobs: &str) -> Vec<String> {
    let Run { out, code, .. } = run(&["solve", "--stdin", "--ids", "--threads", "1"], jobs);
    assert_eq!(code, Some(0));
    out.lines().map(str::to_owned).collect()
}

#[test]
fn jobs_are_solved_elsewhere_and_imported_in_any_order() {
    let mut rng = fastrand::Rng::with_seed(85);
    let folder = Folder::new();
    let root = rectangle(6, 6);
    folder.write(root, &proof(root, 10, 1).1[..5]);
    let mut imports = 0;
    loop {
        let text = folder.text();
        let jobs = folder.prove(&["--export", "12"], "").out;
        assert_eq!(folder.text(), text, "to export changes nothing");
        if jobs.is_empty() {
            break;
        }
        assert!(jobs.lines().count() <= 12);
        let mut answers = solved(&jobs);
        answers.extend_from_within(..answers.len() / 2);
        rng.shuffle(&mut answers);
        let results = folder.0.path().join("results");
        fs::write(&results, format!("# of a batch\n\n{}\n", answers.join("\n"))).unwrap();
        let results = results.to_str().unwrap();
        let Run { out, err, code } = folder.prove(&["--import", results], "");
        let new = format!(" new={}\n", jobs.lines().count());
        assert!(out.ends_with(&new) && code == Some(0), "{out}{err}");
        // The same answers again are known already.
        let text = folder.text();
        assert!(folder.prove(&["--import", results], "").out.ends_with(" new=0\n"));
        assert_eq!(folder.text(), text);
        imports += 1;
    }
    assert!(imports > 2);
    assert_eq!(folder.finish(), "loss");
    assert_eq!(folder.verified(), ("verified".to_owned(), Some(0)));
}

/// The answers once were written with the repaired file, and then appended a second time.
#[test]
fn answers_to_a_damaged_proof_are_written_once() {
    let folder = Folder::new();
    let root = rectangle(6, 6);
    folder.write(root, &proof(root, 10, 1).1[..6]);
    let good = folder.text();
    fs::write(folder.file(), &good[..good.len() - 5]).unwrap();
    let answers = solved(&folder.prove(&["--export", "6"], "").out);
    let Run { out, err, code } = folder.prove(&["--import", "-"], &answers.join("\n"));
    assert!(out.ends_with(" new=6\n") && code == Some(0), "{out}{err}");
    assert_eq!(folder.steps().len(), 5 + 6);
}

#[test]
fn a_wrong_answer_is_refused_with_all_others() {
    let folder = Folder::new();
    let root = rectangle(6, 6);
    folder.write(root, &proof(root, 10, 1).1[..5]);
    let jobs = folder.prove(&["--export", "6"], "").out;
    let answers = solved(&jobs);
    let text = folder.text();
    let ids: Vec<&str> = answers.iter().map(|line| line.split_once(' ').unwrap().0).collect();
    let won = answers.iter().position(|line| line.contains(" win ")).unwrap();
    let opposite = format!("{} loss cells=32 nodes=1 ms=1.000", ids[won]);
    let other_proof = format!("{}0 loss nodes=1", &ids[0][..32]);
    for (wrong, reason) in [
        (&opposite[..], "contradicts what is known already"),
        (&other_proof, "does not begin with an ID that this proof has given out"),
        (&format!("{} win a1,a2,a3 nodes=1", ids[0]), "is expected after the ID"),
        (&format!("{} win j7,j8,j9,j10 nodes=1", ids[0]), "does not fit or ends the game"),
        (&"x".repeat(5000), "longer than 4096 bytes"),
    ] {
        let input = format!("{}\n{wrong}\n{}\n", answers.join("\n"), answers[0]);
        let Run { out, err, code } = folder.prove(&["--import", "-"], &input);
        assert_eq!((out.as_str(), code), ("", Some(2)), "{wrong}");
        assert!(err.starts_with(&format!("error: line {}: ", answers.len() + 1)), "{err}");
        assert!(err.contains(reason), "{reason}: {err}");
        assert_eq!(folder.text(), text);
    }
}

#[test]
fn a_proof_with_a_wrong_line_is_rejected() {
    let folder = Folder::new();
    let root = rectangle(6, 6);
    let (_, steps) = proof(root, 10, 1);
    folder.write(root, &steps);
    assert_eq!(folder.steps(), steps);
    // The proof of a lost position needs each of its children.
    let is_child = |step: &ProofStep| step.position.free().len() == root.free().len() - 4;
    let is_won = |step: &ProofStep| matches!(step.answer, Answer::Win(_));
    let place = steps.iter().position(|step| is_child(step) && is_won(step)).unwrap();
    let mut broken = steps.clone();
    broken[place].answer = Answer::Loss;
    folder.write(root, &broken);
    let (out, code) = folder.verified();
    assert!(out.starts_with("rejected: ") && code == Some(1), "{out}");
    broken.remove(place);
    folder.write(root, &broken);
    let (out, code) = folder.verified();
    assert!(out.starts_with("rejected: the proof needs a win in "), "{out}");
    assert_eq!(code, Some(1));
    // The missing line is proven again.
    assert_eq!(folder.finish(), "loss");
    assert_eq!(folder.verified(), ("verified".to_owned(), Some(0)));
}
