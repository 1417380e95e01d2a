import { readFileSync } from 'node:fs'
import type { ReadPage, Word } from '../../src/reading/page/page.ts'
import { openChooser, type Chooser } from '../../tools/documents/samples/draft.ts'
import type { TypedDocument } from './documents.ts'

/** Letter paper in points, set in a fixed pitch; a title is so much larger. */
const paper = { width: 612, height: 792, margin: 36, pitch: 5.5, lineHeight: 10, enlargement: 1.7 } as const
const leadings = [13, 18, 26]

const names = ['Anna Brandt', 'Luc Ferland', 'Priya Nair', 'Tom Okafor', 'Salma Idrissi', 'Claire Besson', 'Ian Moss']
const firms = ['Alder', 'Bleuet', 'Corbeau', 'Dunmore', 'Estran', 'Fairway', 'Granite', 'Horizon', 'Isarn', 'Juniper']
const streets = [
  '14 Elm Street',
  '220 rue des Lilas',
  '7 Quay Road',
  '31 avenue Foch',
  '905 Main Street',
  '3 High Street',
]

/**
 * Documents of the texts in foreign.txt, which are of no type, and typed.txt, `seeds` of each. `---` parts two texts, `@ ` begins a
 * type, `# ` a title, three spaces part two columns, and braces hold values.
 */
export function textDocuments(seeds: number): readonly TypedDocument[] {
  return ['foreign', 'typed'].flatMap((name) => {
    const texts = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8').split(/^---$/m)
    return texts.flatMap((text, index) => {
      const [, docType = 'other', body = ''] = /^(?:@ (\w+)\n)?([\s\S]*)$/.exec(text.trim()) ?? []
      return Array.from({ length: seeds }, (_, seed) => ({
        author: 'text',
        layout: `${name}-${index}`,
        docType,
        pages: [pageOf(body, openChooser(index * seeds + seed + 1))],
      }))
    })
  })
}

function pageOf(text: string, chooser: Chooser): ReadPage {
  const words: Word[] = []
  const leading = chooser.pick(leadings)
  let top: number = paper.margin
  for (const line of text.split('\n')) {
    const scale = line.startsWith('# ') ? paper.enlargement : 1
    const filled = line.replace(/^# /, '').replace(/\{(\w+)\}/g, (_, slot: string) => valueOf(slot, chooser))
    for (const match of filled.matchAll(/\S+/g)) {
      const left = paper.margin + match.index * paper.pitch * scale
      const box = [left, top, match[0].length * paper.pitch * scale, paper.lineHeight * scale] as const
      words.push({ text: match[0], box, confidence: 1 })
    }
    top += leading * scale
  }
  return { index: 0, width: paper.width, height: Math.max(paper.height, top), words, source: 'text_layer' }
}

function valueOf(slot: string, chooser: Chooser): string {
  switch (slot) {
    case 'person':
      return chooser.pick(names)
    case 'company':
      return chooser.pick(firms)
    case 'street':
      return chooser.pick(streets)
    case 'date':
      return `2026-0${chooser.between(1, 9)}-${chooser.between(10, 28)}`
    case 'money':
      return `${chooser.between(8, 900)}.${chooser.between(10, 99)}`
    default:
      return String(chooser.between(10_000, 9_999_999))
  }
}
