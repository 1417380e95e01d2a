import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { layoutRuns } from '../../src/adapters/report/layout-runs.ts'
import { openPdfReportWriter } from '../../src/adapters/report/pdf.ts'
import { eidReportContent } from '../../src/domain/eid/report/report-content.ts'
import { eidChecks } from '../../src/domain/eid/index.ts'
import type { EidResult } from '../../src/domain/eid/definition/eid-result.ts'
import type { ReportContent } from '../../src/domain/report/report-content.ts'
import { clearResult } from '../domain/eid/eid-rows.ts'

const writer = openPdfReportWriter()
const options = { createdAt: new Date('2026-11-21T10:00:04.000Z'), documentId: 'eid-1001' }

const contentOf = (result: EidResult, language: 'en' | 'fr' = 'en'): ReportContent =>
  eidReportContent({
    result,
    checks: eidChecks(result, language),
    key: 1001,
    workspace: 'Boréal Lending',
    environment: 'sandbox',
    provider: 'sandbox',
    language,
    startedAt: new Date('2026-11-21T09:51:12.000Z'),
    reportedAt: options.createdAt,
  })

const named = (firstName: string) => contentOf({ ...clearResult, asked: { ...clearResult.asked, firstName } })

/** A report with one table of `count` rows. */
const listOf = (count: number, text = 'Passed'): ReportContent => ({
  language: 'en',
  title: 'List',
  subtitle: 'Of rows',
  notice: null,
  pageLabel: 'Page {page} of {pages}',
  sections: [
    {
      heading: 'Rows',
      blocks: [
        {
          kind: 'table',
          columns: [
            { label: 'Check', share: 0.5 },
            { label: 'Result', share: 0.5 },
          ],
          rows: Array.from({ length: count }, (_, index) => [
            { text: `Check number ${index + 1}`, tone: 'plain' },
            { text, tone: 'good' },
          ]),
        },
      ],
    },
  ],
})

describe('a report as PDF', () => {
  for (const language of ['en', 'fr'] as const) {
    it(`has every value in reading order, in ${language}`, async () => {
      const content = contentOf(clearResult, language)
      const { read } = await opened(content)
      assert.deepEqual(
        read.filter(({ text }) => text !== '').map(({ text }) => text),
        textsOf(content),
      )
    })
  }

  it('is tagged, has its language and shows its title in the window', async () => {
    const { bytes, pdf } = await opened(contentOf(clearResult, 'fr'))
    const raw = Buffer.from(bytes).toString('latin1')
    assert.match(raw, /^%PDF-1\.7\n/)
    for (const entry of [/\/Marked true/, /\/Lang \(fr-CA\)/, /\/DisplayDocTitle true/, /\/StructTreeRoot \d+ 0 R/]) {
      assert.match(raw, entry)
    }
    const info = (await pdf.getMetadata()).info as Record<string, unknown>
    assert.deepEqual(
      [info['Title'], info['CreationDate'], info['Creator']],
      ['Rapport de vérification d’identité', 'D:20261121100004Z', 'Gatehouse'],
    )
  })

  it('has headings, tables and headers of columns and rows in its structure', async () => {
    const { read, bytes } = await opened(contentOf(clearResult))
    const byRole = (role: string) => read.filter(({ path }) => path.at(-1) === role).map(({ text }) => text)
    assert.deepEqual(byRole('H1'), ['Identity verification report'])
    assert.deepEqual(byRole('H2'), [
      ...['Summary', 'Person', 'Method', 'Identification document', 'Liveness and face match', 'Checks'],
    ])
    const headers = byRole('TH')
    assert.ok(headers.includes('As read by the provider') && headers.includes('Date of birth'))
    const cell = read.find(({ text }) => text === 'CLEARWATER')
    assert.deepEqual(cell?.path, ['Document', 'Sect', 'Table', 'TR', 'TD'])
    const raw = Buffer.from(bytes).toString('latin1')
    assert.match(raw, /\/Scope \/Column/)
    assert.match(raw, /\/Scope \/Row/)
  })

  it('embeds subsets of its fonts and uses no other', async () => {
    const { bytes } = await opened(contentOf(clearResult))
    const raw = Buffer.from(bytes).toString('latin1')
    const fonts = new Set([...raw.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name?.replace(/^[A-Z]{6}\+/, '+')))
    assert.deepEqual([...fonts].toSorted(), ['+DejaVuSans', '+DejaVuSans-Bold'])
    assert.equal(raw.match(/\/FontFile2 /g)?.length, 2)
    assert.ok(bytes.length < 100_000, `${bytes.length} bytes`)
  })

  it('has the same bytes for the same content and options', async () => {
    const first = await writer.write(contentOf(clearResult), options)
    assert.deepEqual(await writer.write(contentOf(clearResult), options), first)
    const later = await writer.write(contentOf(clearResult), {
      ...options,
      createdAt: new Date('2026-11-22T00:00:00Z'),
    })
    const other = await writer.write(contentOf(clearResult), { ...options, documentId: 'eid-1002' })
    assert.notDeepEqual(later, first)
    assert.notDeepEqual(other, first)
  })

  it('shows a name of 255 characters whole', async () => {
    const { read } = await opened(named('W'.repeat(255)))
    assert.ok(read.some(({ text }) => text.replaceAll(' ', '') === 'W'.repeat(255)))
  })

  for (const name of ['Щербакова Іванівна', 'Zoë Œuvrard-L’Écuyer', 'Ελένη Παπαδοπούλου', 'Nguyễn Thị Ánh']) {
    it(`has a glyph for each letter of ${name}`, async () => {
      const { read, bytes } = await opened(named(name))
      assert.ok(read.some(({ text }) => text === name))
      assert.ok(glyphIds(bytes).length > 500)
      assert.ok(!glyphIds(bytes).includes('0000'))
    })
  }

  it('shows a character without a glyph or a shape as its code point', async () => {
    const { read, bytes } = await opened(named('王 a\u202Eb 🦊'))
    assert.ok(read.some(({ text }) => text === '[U+738B] a[U+202E]b [U+1F98A]'))
    assert.ok(!glyphIds(bytes).includes('0000'))
  })

  it('keeps the words of a name from right to left in order, also among words of the other direction', async () => {
    const alone = await opened(named('דוד בן גוריון'))
    assert.ok(alone.read.some(({ text }) => text === 'דוד בן גוריון'))
    const runs = layoutRuns('St محمد بن سلمان ok (1) דוד')
    assert.deepEqual(
      runs.map(({ text, layout }) => [text, 'features' in layout]),
      [
        ['St ', false],
        ['محمد بن سلمان', true],
        [' ok (1) ', false],
        ['דוד', true],
      ],
    )
  })

  it('of 40 checks has several numbered pages, each with the header of the table', async () => {
    const { pages, read } = await opened(listOf(40))
    assert.equal(pages.length, 2)
    for (const [index, page] of pages.entries()) {
      assert.ok(page.includes('Check Result'))
      assert.ok(page.includes(`eid-1001 Page ${index + 1} of 2`))
    }
    const header = read.filter(({ path, text }) => path.at(-1) === 'TH' && text === 'Check')
    assert.equal(header.length, 1)
    assert.equal(read.filter(({ text }) => text === 'Passed').length, 40)
  })

  it('cuts a row that no page holds and loses none of it', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `w${index}`).join(' ')
    const { pages, read } = await opened(listOf(1, words))
    assert.ok(pages.length > 1)
    assert.ok(read.some(({ text }) => text === words))
  })

  it('never leaves a heading alone at the end of a page', async () => {
    const first = listOf(1).sections[0]!
    for (let rows = 22; rows < 29; rows++) {
      const { sections } = listOf(rows)
      const { pages } = await opened({ ...listOf(1), sections: [...sections, { ...first, heading: 'Last heading' }] })
      const page = pages.find((text) => text.includes('Last heading'))
      assert.match(page ?? '', /Last heading Check Result Check number 1 Passed/)
    }
  })

  it('refuses a document id or a title that does not fit, and more pages than a report can have', async () => {
    const write = async (content: ReportContent, documentId: string) =>
      writer.write(content, { ...options, documentId })
    await assert.rejects(write(listOf(1), 'a b'), RangeError)
    await assert.rejects(write(listOf(1), ''), RangeError)
    await assert.rejects(write({ ...listOf(1), title: 'A & B' }, 'a'), RangeError)
    await assert.rejects(write(listOf(16_000), 'a'), /the report was not made/)
    assert.ok((await write(listOf(1), 'a')).length > 0, 'the next report is made')
  })

  it('is given up when it takes too long', async () => {
    const hurried = openPdfReportWriter({ timeLimitMs: 1 })
    await assert.rejects(hurried.write(listOf(1), options), { message: 'the report was not made: it took too long' })
  })

  it('is drawn while the event loop goes on', async () => {
    let last = performance.now()
    let longestMs = 0
    const timer = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last)
      last = performance.now()
    }, 5)
    const startedAt = performance.now()
    await writer.write(contentOf(clearResult), options)
    const tookMs = performance.now() - startedAt
    clearInterval(timer)
    assert.ok(longestMs < tookMs / 2, `${longestMs} of ${tookMs} ms`)
  })
})

interface ReadText {
  /** Roles from the root to the element. */
  readonly path: readonly string[]
  readonly text: string
}

interface Node {
  readonly role?: string
  readonly id?: string
  readonly children?: readonly Node[]
}

/** The file as a reader sees it: text by page, and text of each element in the order of the structure tree. */
async function opened(content: ReportContent) {
  const bytes = await writer.write(content, options)
  const pdf = await getDocumentProxy(bytes.slice())
  const pages: string[] = []
  const read: ReadText[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    let open: string[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.at(-1) ?? ''
        texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`)
      } else if (item.type === 'endMarkedContent') open = open.slice(0, -1)
      else open = [...open, 'id' in item && typeof item.id === 'string' ? item.id : `artifact ${texts.size}`]
    }
    pages.push(spaced([...items].map((item) => ('str' in item ? `${item.str} ` : ' ')).join('')))
    collect((await page.getStructTree()) as Node, [], texts, read)
  }
  return { bytes, pdf, pages, read: joined(read) }
}

function collect(node: Node | null, path: readonly string[], texts: Map<string, string>, read: ReadText[]): void {
  if (node === null) return
  const inside = node.role === undefined || node.role === 'Root' ? path : [...path, node.role]
  const own = (node.children ?? []).filter(({ id }) => id !== undefined)
  if (own.length > 0) read.push({ path: inside, text: spaced(own.map(({ id }) => texts.get(id!) ?? '').join(' ')) })
  for (const child of node.children ?? []) if (child.id === undefined) collect(child, inside, texts, read)
}

/** A cell that goes on to the next page is read as one: its second part has the path of the first and no header between. */
function joined(read: readonly ReadText[]): readonly ReadText[] {
  const cells: ReadText[] = []
  for (const each of read) {
    const before = cells.at(-1)
    if (before !== undefined && before.path.at(-1) === 'TD' && each.path.at(-1) === 'TD' && /^w\d/.test(each.text)) {
      cells[cells.length - 1] = { ...before, text: `${before.text} ${each.text}` }
    } else cells.push(each)
  }
  return cells
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Every text of a content in reading order. */
function textsOf({ title, subtitle, notice, sections }: ReportContent): readonly string[] {
  const inSections = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph' || block.kind === 'heading') return [block.text]
      if (block.kind === 'list') return [...block.items]
      if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value.text])
      return [...block.columns.map(({ label }) => label), ...block.rows.flat().map(({ text }) => text)]
    }),
  ])
  return [title, subtitle, notice ?? '', ...inSections]
}

/** The ids of all glyphs that a file draws, as four hexadecimal digits each. */
function glyphIds(bytes: Uint8Array): readonly string[] {
  const raw = Buffer.from(bytes)
  const streams = [...raw.toString('latin1').matchAll(/>>\nstream\n/g)].map(({ index }) => index + 10)
  return streams.flatMap((start) => {
    const end = raw.indexOf('\nendstream', start)
    const content = inflated(raw.subarray(start, end))
    const drawn = [...content.matchAll(/\[(.*?)\] TJ/g)].flatMap(([, runs = '']) => [
      ...runs.matchAll(/<([0-9a-f]+)>/g),
    ])
    return drawn.flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  })
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
