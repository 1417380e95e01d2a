import { ListRefused } from '../../ports/list-engine.ts'
import { jsonLines, textsOf } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'
import { ownColumns, ownEntry, ownIds } from './own-entry.ts'

/** An operator's own list as JSON lines: the columns as keys, each a text or a list of texts. */
export const ownLines: ListFormat = {
  id: 'own-lines',
  version: 1,
  recognises: (head) => /^\s*(?:\[\s*)?\{/.test(head) && head.includes('"name"'),
  async read(file, found) {
    const refuseRepeated = ownIds()
    for await (const { object, line } of jsonLines(file)) {
      const unknown = Object.keys(object).filter((key) => !ownColumns.some((known) => known === key))
      if (unknown.length > 0) throw new ListRefused(line, `unknown keys: ${unknown.join(', ').slice(0, 200)}`)
      refuseRepeated(textsOf(object['id'])[0] ?? '', line)
      found.entity(ownEntry((column) => textsOf(object[column]).filter(Boolean), file, line))
    }
  },
}
