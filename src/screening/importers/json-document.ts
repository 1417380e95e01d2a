import { ListRefused } from '../../ports/list-engine.ts'
import { fileText } from './file-text.ts'
import type { ListFile } from './list-format.ts'

/** Largest list that is one JSON document, in characters; it is parsed as a whole. */
const documentCharsMax = 256 * 1024 * 1024

/** A file that is one JSON document. Throws ListRefused when it is none. */
export async function jsonDocument(file: Pick<ListFile, 'path' | 'onBytes'>): Promise<unknown> {
  const pieces: string[] = []
  let chars = 0
  for await (const piece of fileText(file)) {
    pieces.push(piece)
    chars += piece.length
    if (chars > documentCharsMax) throw new ListRefused(0, `the file has more than ${documentCharsMax} characters`)
  }
  try {
    const value: unknown = JSON.parse(pieces.join(''))
    return value
  } catch {
    throw new ListRefused(0, 'the file is not JSON: it may be cut short')
  }
}
