import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import { openPdfReportWriter } from '../../src/adapters/report/pdf.ts'
import { shownText } from '../../src/adapters/report/shown-text.ts'
import { caseReportContent } from '../../src/domain/case-report/report-content.ts'
import { openCpuBudget } from '../../src/reading/page/cpu-budget.ts'
import { readTextLayer } from '../../src/reading/open/pdf/text-layer.ts'
import { fullCase, longCase } from '../domain/case-report/report-rows.ts'

const writer = openPdfReportWriter()
const options = { createdAt: fullCase.printedAt, documentId: 'case-1' }

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

/** The roles of a file's structure, page by page, in reading order. */
async function rolesOf(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(bytes.slice())
  const roles: string[] = []
  const collect = ({ role, children = [] }: Node): void => {
    if (role !== undefined) roles.push(role)
    for (const child of children) collect(child)
  }
  for (let page = 1; page <= pdf.numPages; page++) collect((await (await pdf.getPage(page)).getStructTree()) as Node)
  return roles
}

/** All text of a file; the reader of the product stops at its limit of words. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes.slice())
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replaceAll(/ +/g, ' ')
}

/** The words of a file by the reader of the product, in the order of the page. */
async function wordsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const layer = await readTextLayer(bytes, openCpuBudget(60_000))
  assert.ok(typeof layer === 'object')
  return layer.pages.flatMap(({ page }) => page.words.map(({ text }) => text))
}

describe('a case report as PDF', () => {
  let french: Uint8Array
  before(async () => void (french = await writer.write(caseReportContent(fullCase), options)))

  it('is read back by the reader of the product in the order of its sections', async () => {
    const text = (await wordsOf(french)).join(' ')
    const parts = [
      'Rapport de dossier',
      'Sommaire',
      'Fondement du verdict',
      'Échoués, critiques',
      'Parties et concordances',
      'Chronologie',
    ]
    const places = parts.map((part) => text.indexOf(part))
    assert.ok(!places.includes(-1), places.join(' '))
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
    assert.ok(text.includes('e'.repeat(40)))
  })

  it('says on every page that it is of the sandbox, of which case and request it is, and when it was printed', async () => {
    const pdf = await getDocumentProxy(french.slice())
    assert.ok(pdf.numPages > 3)
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      assert.ok(text.includes('BAC À SABLE'), `page ${number}`)
      assert.ok(text.includes(`Dossier ${fullCase.case.case_id}`), `page ${number}`)
      assert.ok(text.includes('Requête req-1') && text.includes(`Page ${number} de ${pdf.numPages}`), `page ${number}`)
    }
  })

  it('has its language, its title, headings of three levels in order, lists and tables with headers', async () => {
    const raw = Buffer.from(french).toString('latin1')
    for (const entry of [
      /\/Marked true/,
      /\/Lang \(fr-CA\)/,
      /\/DisplayDocTitle true/,
      /\/Scope \/Column/,
      /\/Scope \/Row/,
    ])
      assert.match(raw, entry)
    const roles = await rolesOf(french)
    const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)))
    assert.deepEqual([levels[0], levels.filter((level) => level === 1).length, Math.max(...levels)], [1, 1, 3])
    for (const [at, level] of levels.entries()) assert.ok(level - (levels[at - 1] ?? 0) <= 1, `heading ${at}`)
    for (const role of ['L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'P', 'Sect'])
      assert.ok(roles.includes(role), role)
  })

  it('romanises a name that no font can show, says so, and keeps its letters in the file', async () => {
    const text = (await wordsOf(french)).join(' ')
    assert.ok(text.includes('WangXiaoMing [romanisé]'))
    assert.ok(text.includes('Сергей Санкционов'))
    const raw = Buffer.from(french).toString('latin1')
    // A byte 5C of the letters is written as two.
    const letters = Buffer.from('王小明', 'utf16le').swap16().toString('latin1').replaceAll('\\', '\\\\')
    assert.ok(raw.includes(`/ActualText (\u00fe\u00ff${letters}`))
  })

  it('has the same bytes for the same case and time', async () => {
    assert.deepEqual(await writer.write(caseReportContent(fullCase), options), french)
  })

  it('of 50 documents, 200 checks and 500 happenings loses none of them', async () => {
    const long = longCase({ documents: 50, checks: 200, happenings: 500 })
    const bytes = await writer.write(caseReportContent(long), options)
    const text = await textOf(bytes)
    assert.equal([...text.matchAll(/piece-\d+\.pdf/g)].length, 2 * 50)
    assert.equal([...text.matchAll(/Rapport de dossier établi/g)].length, 500)
    assert.ok(text.includes('Réussis : 50'))
  })
})

describe('a text that a font cannot show whole', () => {
  const latin = { hasGlyph: (codePoint: number) => codePoint < 0x250, romanised: 'romanised' }

  it('has each run of such letters romanised, with its words', () => {
    assert.deepEqual(shownText('Ms 王 小明 (Li)', latin), {
      text: 'Ms Wang XiaoMing [romanised] (Li)',
      original: 'Ms 王 小明 (Li)',
    })
    assert.deepEqual(shownText('Zoë', latin), { text: 'Zoë', original: null })
  })

  it('has code points for what has no romanisation, and where a report does not romanise', () => {
    assert.equal(shownText('\u{10FFFF} a\u202Eb', latin).text, '[U+10FFFF] a[U+202E]b')
    assert.deepEqual(shownText('王', { ...latin, romanised: null }), { text: '[U+738B]', original: null })
  })
})
