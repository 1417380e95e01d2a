const token =
  /[ \t\n\r]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)|([{}[\],:]))/y
const space = /[ \t\n\r]*/y

type Expected = 'value' | 'value_or_end' | 'key' | 'key_or_end' | 'colon' | 'comma_or_end' | 'nothing'

/**
 * Offset of the character at which a text stops being valid JSON; its length when it ends too early. JSON.parse does not
 * always report it, and partners' tools read it. Only for texts that did not parse.
 */
export function jsonFaultOffset(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let offset = 0
  while (true) {
    token.lastIndex = offset
    const match = token.exec(text)
    space.lastIndex = offset
    const start = offset + (space.exec(text)?.[0].length ?? 0)
    if (match === null) return start
    const next = step(expected, open, match)
    if (next === null) return start
    expected = next
    offset = token.lastIndex
  }
}

/** What may follow this token, or null when it is not allowed here. */
function step(expected: Expected, open: ('{' | '[')[], match: RegExpExecArray): Expected | null {
  const [, string, , , punctuation] = match
  const afterValue = () => (open.length === 0 ? 'nothing' : 'comma_or_end')
  if (expected === 'nothing') return null
  if (expected === 'colon') return punctuation === ':' ? 'value' : null
  if (expected === 'comma_or_end') {
    const container = open.at(-1)
    if (punctuation === ',') return container === '{' ? 'key' : 'value'
    if (punctuation !== (container === '{' ? '}' : ']')) return null
    open.pop()
    return afterValue()
  }
  if (expected === 'key' || expected === 'key_or_end') {
    if (string !== undefined) return 'colon'
    if (expected === 'key' || punctuation !== '}') return null
    open.pop()
    return afterValue()
  }
  if (punctuation === '{') {
    open.push('{')
    return 'key_or_end'
  }
  if (punctuation === '[') {
    open.push('[')
    return 'value_or_end'
  }
  if (punctuation === ']' && expected === 'value_or_end') {
    open.pop()
    return afterValue()
  }
  return punctuation === undefined ? afterValue() : null
}
