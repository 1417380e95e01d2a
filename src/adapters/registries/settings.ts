import { liveRegisters, type LiveRegister } from '../../ports/registry.ts'

/** An enabled register; `base` replaces the register's own address, for a mirror. */
export interface RegisterSetting {
  readonly id: LiveRegister
  readonly base: URL | null
}

/** Registers of a setting (`gleif` or `gleif=https://mirror/`), in query order; null for invalid text. */
export function parseRegisters(names: readonly string[]): readonly RegisterSetting[] | null {
  const settings = names.map(parseRegister)
  if (settings.includes(null)) return null
  return liveRegisters.flatMap((id) => settings.find((setting) => setting?.id === id) ?? [])
}

function parseRegister(text: string): RegisterSetting | null {
  const [name, address] = text.split(/=(.*)/s)
  const id = liveRegisters.find((register) => register === name)
  if (id === undefined) return null
  if (address === undefined) return { id, base: null }
  const base = URL.parse(address)
  if (base === null || !['http:', 'https:'].includes(base.protocol) || base.search !== '' || base.hash !== '')
    return null
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return { id, base }
}
