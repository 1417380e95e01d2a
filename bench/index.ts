/**
 * The programs that measure, each against a baseline in the same run: `npm run bench -- NAME [options]`; without a name it lists
 * them. docs/performance.md
 */
import { runNamed, type ProgramList } from '../test/support/programs.ts'

export const bench: ProgramList = {
  script: 'bench',
  folder: import.meta.dirname,
  programs: [
    {
      name: 'verify',
      file: 'verify.ts',
      about: 'verify calls against a bare server with the same validation and database',
      postgres: 'always',
    },
    {
      name: 'verdicts',
      file: 'verdicts.ts',
      about: 'CPU of a verdict beside that of another checkout',
      postgres: 'never',
    },
    {
      name: 'idempotency',
      file: 'idempotency.ts',
      about: 'stored verify calls with an Idempotency-Key against those without',
      postgres: 'with --engine server',
    },
    {
      name: 'eid',
      file: 'eid.ts',
      about: 'eID checks against a bare server, and verify calls beside a provider that hangs',
      postgres: 'always',
    },
    {
      name: 'bank',
      file: 'bank.ts',
      about: 'transactions of a bank connection against a bare server that selects 100 rows',
      postgres: 'always',
    },
    {
      name: 'start',
      file: 'start.ts',
      about: 'first start, reopening and memory of the program',
      postgres: 'with --engine server',
    },
    {
      name: 'console-first-view',
      file: 'console-first-view.ts',
      about: 'size and time of the first view of the console on a slow line',
      postgres: 'never',
    },
    {
      name: 'backup',
      file: 'backup.ts',
      about: 'how much a backup slows calls that store',
      postgres: 'with --engine server',
    },
    {
      name: 'cases',
      file: 'cases.ts',
      about: 'searching and reading cases, and storing verdicts, beside many cases',
      postgres: 'with --engine server',
    },
    {
      name: 'api-log',
      file: 'api-log.ts',
      about: 'stored verify calls of a server that logs its calls against those of one that does not',
      postgres: 'with --engine server',
    },
    {
      name: 'deliveries-list',
      file: 'deliveries-list.ts',
      about: 'listing and filtering the deliveries of a workspace, beside many',
      postgres: 'with --engine server',
    },
    {
      name: 'case-report',
      file: 'case-report.ts',
      about: 'the report of a large case against that of a small one, and the event loop beside it',
      postgres: 'never',
    },
    {
      name: 'event-loop-lag',
      file: 'event-loop-lag.ts',
      about: 'how late the event loop runs beside a slow query',
      postgres: 'with --engine server',
    },
    {
      name: 'worst-calls',
      file: 'worst-calls.ts',
      about: 'the call of each operation that holds the event loop longest, searched',
      postgres: 'never',
    },
    { name: 'seal', file: 'seal.ts', about: 'CPU of the keys and sealed columns of one case write', postgres: 'never' },
    {
      name: 'bank-analysis',
      file: 'bank-analysis.ts',
      about: 'CPU of the analysis of a large bank account',
      postgres: 'never',
    },
    { name: 'metrics', file: 'metrics.ts', about: 'CPU of measuring one call', postgres: 'never' },
    { name: 'screening', file: 'screening.ts', about: 'speed and accuracy of the name engine', postgres: 'never' },
    {
      name: 'screening-names',
      file: 'screening-names.ts',
      about: 'listed names given short, misspelt or as an alias that are found, and clean customers alerted',
      postgres: 'never',
    },
    {
      name: 'listed-organisations',
      file: 'listed-organisations.ts',
      about: 'listed organisations named as a party without a kind, and clean customers, against a guessed kind',
      postgres: 'never',
    },
    {
      name: 'worst-screening',
      file: 'worst-screening.ts',
      about: 'the names and the call that cost most to screen, and what they cost others',
      postgres: 'never',
    },
    { name: 'lists', file: 'lists.ts', about: 'imports every list of a folder', postgres: 'never' },
    {
      name: 'reading',
      file: 'reading.ts',
      about: 'how much reading gets right, on drawn documents or those of a folder',
      postgres: 'never',
    },
    {
      name: 'unseen',
      file: 'unseen.ts',
      about: 'how much reading gets right, and wrong, on layouts that nobody tuned on',
      postgres: 'never',
    },
    {
      name: 'words',
      file: 'words.ts',
      about: 'words found on drawn cards and pages or those of a folder, beside OCR engines alone',
      postgres: 'never',
    },
    {
      name: 'reading-speed',
      file: 'reading-speed.ts',
      about: 'CPU of reading beside the OCR engine alone',
      postgres: 'never',
    },
    {
      name: 'reading-throughput',
      file: 'reading-throughput.ts',
      about: 'files a second with one reader and with two',
      postgres: 'never',
    },
    {
      name: 'fair-reading',
      file: 'fair-reading.ts',
      about: "a workspace's passport beside another one's worst files",
      postgres: 'never',
    },
    { name: 'mrz', file: 'mrz.ts', about: 'how much of MRZs is read', postgres: 'never' },
    {
      name: 'mrz-accepted',
      file: 'mrz-accepted.ts',
      about: 'how many MRZs are accepted that are not what is printed',
      postgres: 'never',
    },
    { name: 'barcodes', file: 'barcodes.ts', about: 'how many PDF417 and QR codes are read', postgres: 'never' },
    { name: 'captures', file: 'captures.ts', about: 'what is said of the quality of images', postgres: 'never' },
    {
      name: 'reflections',
      file: 'reflections.ts',
      about: 'what a reflection does to the values that are read',
      postgres: 'never',
    },
  ],
}

if (import.meta.main) process.exitCode = await runNamed(bench, process.argv.slice(2))
