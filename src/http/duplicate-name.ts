/** A part of a JSON text that says how names and values follow one another: a string, a bracket, a comma. */
const partPattern = /"(?:[^"\\]|\\.)*"|[{}[\],]/g

/**
 * The first name that an object of a JSON text has twice; null when there is none. The text must be valid JSON: parsers disagree on
 * which of two values counts (RFC 8259 section 4), so a caller that means one can get the other.
 */
export function duplicateName(text: string): string | null {
  const open: (Set<string> | null)[] = []
  let isName = false
  for (const [part] of text.matchAll(partPattern)) {
    const names = open.at(-1)
    if (part === '{') open.push(new Set())
    else if (part === '[') open.push(null)
    else if (part === '}' || part === ']') open.pop()
    else if (part !== ',' && isName && names) {
      const name = String(JSON.parse(part))
      if (names.has(name)) return name
      names.add(name)
    }
    isName = part === '{' || (part === ',' && open.at(-1) instanceof Set)
  }
  return null
}
