import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import type { ReadList } from '../../src/screening/entity/listed-entity.ts'
import { party } from './labelled-pairs.ts'
import { entry, list } from './read-lists.ts'

const otherScript = /[^\u0000-\u024f\u02b0-\u036f\u1e00-\u1eff\u2000-\u206f]/

interface AliasPair {
  readonly query: string
  readonly candidate: string
  readonly cross_script: boolean
  readonly script: string
  readonly schema: string
  readonly source: string
}

/** Names asked and those whose entry was found. */
interface Found {
  found: number
  asked: number
}

/**
 * Names in other scripts asked of an index from which every name in another script was taken: found, asked, by kind and script.
 * `heldOut` are those of the half of the entries that was kept out of tuning.
 */
export function otherScripts(
  directory: string,
  lists: readonly ReadList[],
): Map<string, Found & { readonly heldOut: Found }> {
  const file = join(directory, 'alias-pairs.jsonl')
  const figures = new Map<string, Found & { readonly heldOut: Found }>()
  if (!existsSync(file)) return figures
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): AliasPair => JSON.parse(line))
  const names = new Map<string, { isPerson: boolean; names: Set<string> }>()
  for (const { source, schema, query, candidate, cross_script: isCross } of pairs) {
    const known = names.get(source) ?? { isPerson: schema === 'Person', names: new Set() }
    for (const name of isCross ? [candidate] : [candidate, query]) if (!otherScript.test(name)) known.names.add(name)
    names.set(source, known)
  }
  const own = [...names]
    .filter(([, { names: texts }]) => texts.size > 0)
    .map(([source, { isPerson, names: texts }]) =>
      entry(
        'own',
        source,
        isPerson ? 'person' : 'organization',
        [...texts].map((text, place) => ({ text, kind: place === 0 ? 'primary' : 'alias' })),
      ),
    )
  const latin = lists.map((each) =>
    list(
      each.list.id,
      each.entities
        .map((entity) => ({ ...entity, names: entity.names.filter(({ text }) => !otherScript.test(text)) }))
        .filter((entity) => entity.names.length > 0),
    ),
  )
  const index = openIndex(compileIndex([list('own', own), ...latin]))
  for (const { query, schema, script, source, cross_script: isCross } of pairs) {
    if (!isCross || !otherScript.test(query) || (names.get(source)?.names.size ?? 0) === 0) continue
    const key = `${schema} ${script}`
    const figure = figures.get(key) ?? { found: 0, asked: 0, heldOut: { found: 0, asked: 0 } }
    const isKeptOut = isHeldOutEntry(source)
    figure.asked++
    if (isKeptOut) figure.heldOut.asked++
    const hits = findHits(index, party(query, schema === 'Person' ? 'person' : 'organization'), {
      ...defaultScreeningConfig,
      hitsMax: 40,
    })
    if (hits.some(({ recordId }) => recordId === source)) {
      figure.found++
      if (isKeptOut) figure.heldOut.found++
    }
    figures.set(key, figure)
  }
  return figures
}

/** Half of the entries, by their id alone. */
function isHeldOutEntry(source: string): boolean {
  let hash = 0
  for (const character of source) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0) % 2 === 1
}
