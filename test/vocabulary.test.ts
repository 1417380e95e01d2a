import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

/** One term per thing: docs/glossary.md. Retired terms stay out of names, comments, messages, tests and pages. */

const root = path.join(import.meta.dirname, '..')

/** What is searched, and what is not: the glossary names retired terms, the change log quotes history, migrations are frozen. */
const searched = /^(src|test|bench|tools|training|sdk|docs|bin|\.ci)\/|^[^/]+\.(md|json|ts|js)$/
const readable = /\.(ts|js|md|sh|json)$|^bin\/|^\.ci\//
const exempt =
  /^docs\/glossary\.md$|^CHANGELOG\.md$|^package-lock\.json$|^test\/vocabulary\.test\.ts$|^tools\/documents\/(?:samples\/templates|unseen\/hands)\/|\/fixtures\/|\/expected\/|^docs\/figures\//

/** A retired term, as it reads once names are parted into words (`readZone` is `read zone`), and what replaces it. */
const retired: readonly (readonly [term: RegExp, use: string])[] = [
  [/(?<!\b(?:time|quiet|readable) )\bzones?\b(?! index)/, 'MRZ'],
  [/\brecognisers?\b/, 'OCR engine'],
  [/\bgrain(s|y)?\b/, 'noise'],
  [/\bsureness\b|\bsurer\b|\bsurest\b|\bsurely\b/, 'confidence'],
  [/\boverlooked\b|\b(second|another) look\b|\blook(s|ed)? again\b/, 'missed lines, second pass'],
  [/\bnoughts?\b/, 'zero'],
  [/\bmend(s|ed|ing)?\b/, 'correct'],
  [/\bpictures?\b/, 'image'],
  [/\bpapers\b/, 'documents'],
  [/\bcaption(s|ed)?\b/, 'label'],
  [/\bopen instruments\b|\binterface instruments\b/, 'engines'],
  [/\bread material\b|\binterface material\b/, 'page content'],
  [/\bremembered\b/, 'memoised'],
  [/\basked together\b/, 'batch loader'],
  [/\bcommits? together\b/, 'group commit'],
  [/\bno room\b|\bdisk room\b|\bopen room\b/, 'disk space, disk full'],
  [/\bsealed place\b/, 'encryption context'],
  [/(?<!\b(?:pay|tax|t4|rl|information)[ -])\bslips?\b/, 'typo'],
  [/\bgives? back\b|\bgiven back\b/, 'restore'],
  [/\bdeliveries await\b/, 'on deliveries due'],
  [/\bunder way\b/, 'in flight, in progress'],
  [/\bclears\//, 'remediation/'],
  [/\bfamilies\b|\bcheck family\b/, 'check rules'],
  [/\bstranger(’s|'s|s)?\b/, 'untrusted file'],
  [/\bseal entry\b|\bseal state of\b/, 'MAC of an entry'],
  // `documents.filed` and `verdict.filed` are recorded in audit logs; the label of the check `reused` says `is filed on another case`.
  [/(?<!\b(?:documents|verdict)\.)\bfiled\b(?: at\b)?(?! on another case)|\bunfiled\b/, 'stored'],
  [/\beldest\b/, 'oldest'],
  [/\bfor ever\b/, 'forever'],
  [/\b(whence|lest|hence|thereof|wherein|nay)\b/, 'plain English'],
]

/** Where a retired term is somebody else's: text of the product, of documents, or of a stored or exported format. */
const foreign: readonly (readonly [files: RegExp, term: RegExp, why: string])[] = [
  [/^(src|test)\/domain\/checks\/|^docs\/reference\//, /zone/, 'sentences of checks, in French above all'],
  [/^docs\/(reference|rules)\/|^src\/(domain\/document-types|reading\/fields)\//, /slip/, 'the name of a tax slip'],
  [/^src\/domain\/document-types\/types\//, /filed/, 'labels as issuers print them'],
  [/^src\/reading\/fields\/scoring\/wordings\.en\.json$/, /filed/, 'labels as issuers print them'],
  [/document-types\/reading-notes\.ts$/, /picture/, 'notes of an answer'],
  [/^src\/screening\/importers\/ftm-(?:lines|offices)\.ts$/, /caption/, 'a key of FollowTheMoney'],
  [/^src\/reading\/fields\/candidates\/address-parts\.ts$/, /zone/, 'a word of French addresses'],
  [/^test\/citations\.test\.ts$/, /families/, 'a planted folder that is gone'],
  [/^(src|test)\/operations\/|^docs\/operations\.md$/, /remembered/, 'a key of exported audit files'],
  [/^(src|test)\/(operations|commands)\/|^docs\/policies\.md$/, /filed at/, 'a key of an answer to the operator'],
]

describe('the vocabulary', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = tracked.filter((file) => searched.test(file) && !exempt.test(file) && existsSync(path.join(root, file)))

  it('has files to search', () => assert.ok(files.length > 500))
  it('no file is named by a retired term', () =>
    assert.deepEqual(
      files.flatMap((file) => found(file, file)),
      [],
    ))
  it('no name, comment or page has a retired term', () => {
    const faults = files
      .filter((file) => readable.test(file))
      .flatMap((file) => found(file, readFileSync(path.join(root, file), 'utf8')))
    assert.deepEqual(faults, [])
  })
})

describe('a planted term is found', () => {
  const planted = [
    'readZone()',
    'const grainyPage = 1',
    '// a second look',
    'mendCapitals',
    "it('opens pictures')",
    'NoRoom',
  ]
  for (const text of planted) it(text, () => assert.equal(found('src/a.ts', text).length, 1))
  const allowed = ['timeZone', 'addQuietZones', 'payslip', 'a pay slip', 'zoneinfo']
  for (const text of allowed) it(`${text} is no such term`, () => assert.deepEqual(found('src/a.ts', text), []))
})

/** Retired terms of a text, as `file:line: term → use`. */
function found(file: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = inWords(line)
    return retired.flatMap(([term, use]) => {
      const match = term.exec(words)
      if (match === null || foreign.some(([files, own]) => files.test(file) && own.test(match[0]))) return []
      return [`${file}:${index + 1}: ${match[0]} → ${use}`]
    })
  })
}

/** A line with its names parted into words, in lower case: `readZone`, `read-zone` and `read_zone` are `read zone`. */
function inWords(line: string): string {
  return line
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<=\w)[-_](?=\w)/g, ' ')
    .toLowerCase()
}
