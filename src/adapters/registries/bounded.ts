import { RegistryEntity } from '../../contract/registry.ts'
import type { Register } from '../../ports/registry.ts'
import { shaped } from './schema.ts'

/** Most items in one list of a record: officers, owners, names. */
const itemsMax = 100
/** Longest text of a record, in characters. */
const textLengthMax = 500

/** A register whose records are truncated to these limits. */
export function bounded(register: Register): Register {
  return {
    ...register,
    async ask(query, signal) {
      const answer = await register.ask(query, signal)
      return answer.status === 'found' ? { ...answer, entity: boundedEntity(answer.entity) } : answer
    },
  }
}

function boundedEntity(entity: RegistryEntity): RegistryEntity {
  return shaped(RegistryEntity, JSON.parse(JSON.stringify(entity), cut))
}

function cut(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, textLengthMax)
  return Array.isArray(value) ? value.slice(0, itemsMax) : value
}
