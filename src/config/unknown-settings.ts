import { nearestName } from '../domain/names/nearest-name.ts'
import { settings } from './settings.ts'

const prefix = 'GATEHOUSE_'
const names = settings.map(({ name }) => String(name))

/**
 * A fault for each variable that begins with `GATEHOUSE_` and is no setting, with the nearest one.
 * docs/operations.md#settings.
 */
export function unknownSettings(variables: readonly string[]): { readonly name: string; readonly message: string }[] {
  return variables
    .filter((name) => name.startsWith(prefix) && !names.includes(name))
    .map((name) => {
      const nearest = nearestName(
        name.slice(prefix.length),
        names.map((known) => known.slice(prefix.length)),
      )
      const meant = nearest === null ? '' : `; did you mean ${prefix}${nearest}?`
      return { name, message: `${name} is not a setting${meant}` }
    })
}
