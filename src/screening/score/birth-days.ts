import type { ListedEntity } from '../entity/listed-entity.ts'

/** Whether a date stands for its year: lists and registers write the first of January for an unknown day. */
export function isYearAlone(date: string): boolean {
  return date.endsWith('-01-01')
}

/** The days on which a listed person may be born, YYYY-MM-DD, each once; without dates that are less exact. */
export function birthDays({ kind, births }: Pick<ListedEntity, 'kind' | 'births'>): readonly string[] {
  if (kind !== 'person' && kind !== 'unknown') return []
  const days = births.filter(({ precision, from }) => precision === 'day' && !isYearAlone(from)).map(({ from }) => from)
  return [...new Set(days)]
}
