/** A value as text lines: an object as `name  value`, a list as one such block per item. */
export function table(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return ['none']
    return value.flatMap((item, index) => (index === 0 ? table(item) : ['', ...table(item)]))
  }
  if (typeof value !== 'object' || value === null) return [cell(value)]
  const entries = Object.entries(value)
  const width = Math.max(...entries.map(([name]) => name.length))
  return entries.map(([name, item]) => `${name.padEnd(width)}  ${cell(item)}`)
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map((item) => cell(item)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
