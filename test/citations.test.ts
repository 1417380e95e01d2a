import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

/**
 * A comment or page cites what a reader of a clone can open: a law or standard by number, a page and heading of docs/, a file of
 * this repository. Each rule is a function of a tree, so that the tests below can show it failing on a planted violation.
 * Migrations are left out: their text has a checksum in every database that ran them and never changes.
 */

/** Path from the root to text; '' for a file that exists and is not read. */
type Tree = ReadonlyMap<string, string>

const root = path.join(import.meta.dirname, '..')
const folders = [
  'src',
  'test',
  'bench',
  'tools',
  'training',
  'sdk',
  'docs',
  'bin',
  'specimens',
  '.ci',
  'console',
] as const
const read = /\.(ts|md|py)$/

/** Forms in which texts outside the repository were cited. */
const retired: readonly RegExp[] = [
  /\bcontract[ ,]+(section |§ ?)?\d/i,
  /(?<![\w-])(decisions|contract|stack|experience|style|architecture)\.md\b/,
  /\b(reading|screening|reliability)\.md[ ,]+(section |§ ?)?[A-Z]?\d/,
  /(?<![\w/.-])(reliability|screening|stack|experience) [A-Z]?\d+(\.\d+)?\b/,
  /\bdomain\/\d/,
  /(?<![\w./-])(spec|shared)\/\w/,
  /\bdata\/(domain|screening|documents|vectors)\b/,
  /\bIssue \d/,
  /\[S\d+\]/,
]

/** Pages of what was: files that a past version had may be named. */
const histories: ReadonlySet<string> = new Set(['CHANGELOG.md'])

describe('citations', () => {
  const tree = readTree()

  it('has texts to judge', () => assert.ok([...tree.values()].filter((text) => text !== '').length > 500))
  it('no comment or page cites a text outside the repository', () => assert.deepEqual(retiredFaults(tree), []))
  it('every page and heading that is cited exists', () => assert.deepEqual(headingFaults(tree), []))
  it('every file that is cited exists', () => assert.deepEqual(pathFaults(tree), []))
})

describe('a planted violation is found', () => {
  const found = (faults: readonly string[]) => assert.equal(faults.length, 1, faults.join('\n'))
  const cited = (comment: string) => plant({ 'src/a.ts': `/** ${comment} */`, 'docs/api.md': '# A\n\n## Every call\n' })

  for (const text of [
    'Contract 2.3.',
    'As contract 5, Rotation.',
    'decisions.md 1.',
    'domain/3-checks 3.2.',
    'domain/0 rule 1.',
    'reading.md 6.',
    'reliability R2.',
    'spec/screening 5.4.',
    'data/domain/checks.json.',
    'Issue 4, images.',
  ]) {
    it(`"${text}"`, () => found(retiredFaults(cited(text))))
  }
  it('a heading that is not there', () => found(headingFaults(cited('docs/api.md#every-answer.'))))
  it('a page that is not there', () => found(headingFaults(cited('docs/gone.md.'))))
  it('a link to a heading that is not there', () =>
    found(headingFaults(plant({ 'docs/a.md': '[x](b.md#there)', 'docs/b.md': '# Here' }))))
  it('a link within a page', () => found(headingFaults(plant({ 'docs/a.md': '# Here\n\n[x](#there)' }))))
  it('a file that is gone', () => found(pathFaults(cited('As src/reading/gone.ts does.'))))
  it('a file named from its own folder', () => found(pathFaults(cited('(gone.ts)'))))
  it('a folder that is gone', () => found(pathFaults(cited('In checks/families/ there was one.'))))
  it('a comment at the end of a line', () => found(retiredFaults(plant({ 'src/a.ts': 'const a = 1 // Contract 2.3' }))))
})

describe('what resolves is no fault', () => {
  const tree = plant({
    'src/http/a.ts': [
      '/** docs/api.md#422-entries; docs/api.md#post-v1kycverify, docs/api.md. PCMLTFR s. 105, RFC 8725. See http/b.ts, b.ts. */',
      "const url = 'https://example.com/spec/1' // src/http/b.ts, `src/http/*.ts`",
    ].join('\n'),
    'src/http/b.ts': '',
    'docs/api.md':
      '# The API\n\n## 422 entries\n\n### `POST /v1/kyc/verify`\n\n```\n[x](gone.md)\n```\n[x](other.md#same-1)',
    'docs/other.md': '# Same\n\n## Same\n',
  })
  for (const [name, faults] of Object.entries({ retiredFaults, headingFaults, pathFaults })) {
    it(name, () => assert.deepEqual(faults(tree), []))
  }
})

function readTree(): Tree {
  const nested = folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    } catch {
      return []
    }
  })
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  return new Map(
    [...top, ...nested]
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !file.includes('node_modules/'))
      .map((file) => [file, read.test(file) ? readFileSync(path.join(root, file), 'utf8') : '']),
  )
}

function plant(files: Record<string, string>): Tree {
  return new Map(Object.entries(files))
}

/** What people read in a file: its comments, or the whole page. This file names what it looks for. */
function proseOf(file: string, text: string): string {
  if (file === 'test/citations.test.ts' || file === 'test/tidy.test.ts') return ''
  if (file.endsWith('.md')) return text
  if (file.endsWith('.py')) return [...text.matchAll(/^\s*#.*$|"""[\s\S]*?"""/gm)].map(([found]) => found).join('\n')
  const comments = [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm)].map(([found]) => found)
  return comments.map((comment) => comment.replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' ')).join('\n')
}

function retiredFaults(tree: Tree): readonly string[] {
  return [...tree].flatMap(([file, text]) => {
    const prose = proseOf(file, text)
    return retired.flatMap((form) => {
      const found = form.exec(prose)
      return found === null ? [] : [`${file} cites "${prose.slice(found.index, found.index + 40)}"`]
    })
  })
}

function headingFaults(tree: Tree): readonly string[] {
  const anchors = new Map(
    [...tree].filter(([file]) => file.endsWith('.md')).map(([file, text]) => [file, anchorsOf(text)]),
  )
  return [...tree].flatMap(([file, text]) =>
    pagesCited(file, proseOf(file, text)).flatMap(({ page, anchor }) => {
      const known = anchors.get(page)
      if (known === undefined)
        return tree.has(page) && anchor === '' ? [] : [`${file} cites ${page}, which does not exist`]
      return anchor === '' || known.has(anchor) ? [] : [`${file} cites ${page}#${anchor}, which has no such heading`]
    }),
  )
}

/** Pages named from the root (`docs/api.md#extract`), and links of a page, which start at its folder. */
function pagesCited(file: string, prose: string): readonly { readonly page: string; readonly anchor: string }[] {
  const plain = withoutCode(prose)
  if (!file.endsWith('.md')) return pagesNamed(prose)
  const linked = [...plain.matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
    ([, target = '', anchor = '']) => ({
      page: target === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
      anchor,
    }),
  )
  // A link's target is named from its page, also where it looks like one from the root.
  const fromRoot = pagesNamed(plain.replaceAll(/\]\([^)]*\)/g, ''))
  return [...fromRoot, ...linked.filter(({ page }) => !page.endsWith('/'))]
}

function pagesNamed(text: string): readonly { readonly page: string; readonly anchor: string }[] {
  return [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)].map(([, page = '', anchor = '']) => ({
    page,
    anchor,
  }))
}

/** Anchors of a page's headings as GitHub makes them; the second of a name ends in -1. */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(page).matchAll(/^#{1,6} +(.+?)\s*#*$/gm)) {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

function withoutCode(page: string): string {
  return page.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
}

/** Files that a comment or page names: from the root, from src/, from the folder it stands in, or by their name alone. */
function pathFaults(tree: Tree): readonly string[] {
  const paths = [...tree.keys()]
  const names = new Set(paths.map((file) => path.posix.basename(file)))
  const exists = (from: string, file: string) =>
    file.includes('/')
      ? [file, `src/${file}`, path.posix.normalize(path.posix.join(path.posix.dirname(from), file))].some((known) =>
          tree.has(known),
        ) || paths.some((known) => known.endsWith(`/${file}`))
      : names.has(file)
  const isFolder = (name: string) => paths.some((known) => known.startsWith(name) || known.includes(`/${name}`))
  return [...tree].flatMap(([file, text]) => {
    if (histories.has(file)) return []
    const prose = withoutCode(proseOf(file, text)).replaceAll(/\w+:\/\/\S+/g, '')
    const cited = [
      ...prose.matchAll(/(?<![\w./*{}<>@$-])((?:\.{0,2}[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|sql|py))\b(?![\w.*-])/g),
    ]
    const files = cited
      .map(([, name = '']) => name)
      .filter((name) => !/NNNN|^[A-Z]+[./]/.test(name) && !exists(file, name))
    const foldersCited = [...prose.matchAll(/(?<![\w./*-])((?:[a-z][\w-]*\/){2,})(?![\w*{<.])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isFolder(name))
    return [...files, ...foldersCited].map((name) => `${file} cites ${name}, which does not exist`)
  })
}
