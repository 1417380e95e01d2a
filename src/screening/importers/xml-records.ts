import { SaxesParser } from 'saxes'
import { ListRefused } from '../../ports/list-engine.ts'
import { fileText } from './file-text.ts'
import type { ListFile } from './list-format.ts'

/** Longest record, in characters; the longest seen, with its comments, has 40,000. */
const recordCharsMax = 4 * 1024 * 1024
const depthMax = 32

/** An element of a record with its descendants. Names have no prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text directly inside, trimmed. */
  readonly text: string
  /** Last line of the element. */
  readonly line: number
}

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  line: number
}

/**
 * Streams an XML file: elements with these names are passed whole, one by one, wherever they occur; for other elements
 * only the start is reported. Entities of a document type are unknown, so none is expanded. Throws ListRefused when the
 * file is not well formed, is truncated or has another root.
 */
export async function readXml(
  file: Pick<ListFile, 'path' | 'onBytes'>,
  wanted: {
    readonly root: string
    readonly records: ReadonlySet<string>
    readonly onRecord: (record: XmlElement) => void
    readonly onStart?: (name: string, attributes: Readonly<Record<string, string>>) => void
    /** Called with elements outside of records, at their end. */
    readonly onText?: (name: string, text: string) => void
  },
): Promise<void> {
  const parser = new SaxesParser()
  const inside: OpenElement[] = []
  let [rootSeen, depth, recordChars, text] = [false, 0, 0, '']
  const grow = (chars: number) => {
    recordChars += chars
    if (recordChars > recordCharsMax)
      throw new ListRefused(parser.line, `a record has more than ${recordCharsMax} characters`)
  }
  parser.on('error', (error) => {
    throw new ListRefused(parser.line, reasonOf(error))
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    if (++depth > depthMax) throw new ListRefused(parser.line, `elements are nested more than ${depthMax} deep`)
    if (!rootSeen && name !== wanted.root) throw new ListRefused(parser.line, `the root is ${name}, not ${wanted.root}`)
    rootSeen = true
    text = ''
    if (inside.length > 0 || wanted.records.has(name)) {
      if (inside.length === 0) recordChars = 0
      const attributes = { ...tag.attributes }
      for (const [key, value] of Object.entries(attributes)) grow(key.length + value.length)
      inside.push({ name, attributes, children: [], text: '', line: parser.line })
    } else wanted.onStart?.(name, tag.attributes)
  })
  const take = (chars: string) => {
    const open = inside.at(-1)
    grow(open === undefined ? 0 : chars.length)
    if (open === undefined) text = (text + chars).slice(0, recordCharsMax)
    else open.text += chars
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', (tag) => {
    depth--
    const closed = inside.pop()
    if (closed === undefined) {
      wanted.onText?.(localName(tag.name), text.trim())
      text = ''
      return
    }
    const element = { ...closed, text: closed.text.trim(), line: parser.line }
    const parent = inside.at(-1)
    if (parent === undefined) wanted.onRecord(element)
    else parent.children.push(element)
  })
  for await (const piece of fileText(file)) parser.write(piece)
  parser.close()
  if (!rootSeen) throw new ListRefused(0, 'the file is empty')
}

/** Child elements with this name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the first child element with this name, '' without one. White space is collapsed. */
export function textOf(element: XmlElement, name: string): string {
  const child = element.children.find((candidate) => candidate.name === name)
  return (child?.text ?? '').replace(/\s+/g, ' ')
}

/** Elements at the end of a path of names. */
export function under(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>((level, name) => level.flatMap((one) => childrenOf(one, name)), [element])
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The reason of an error without the position that saxes puts in front. */
function reasonOf(error: Error): string {
  return error.message.replace(/^(?:[^:]*:)?\d+:\d+:\s*/, '')
}
