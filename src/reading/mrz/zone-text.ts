/** Widths a line of a zone can have. ICAO 9303 parts 4 to 6. */
export const zoneWidths = [30, 36, 44] as const
/** Characters recognition may lose or add in one line. */
const lengthSlack = 4
/** What recognition reads in place of the filler `<`. */
const fillerLike = /[KLCEXSG(]/

/**
 * Readings of one line of a zone that its recognised text allows, most literal first: fillers read as letters put right,
 * the length brought to the width by adding or taking fillers. The first line begins with the document code, whose filler
 * is mended too. Empty when the text is too short or too long. The check digits choose.
 */
export function zoneLineReadings(text: string, width: number, isFirst: boolean): readonly string[] {
  const characters = text
    .toUpperCase()
    .replace(/[«‹]/g, '<')
    .replace(/[^A-Z0-9<]/g, '')
  if (Math.abs(characters.length - width) > lengthSlack) return []
  const readings = new Set<string>()
  const plain = fillersMended(characters)
  const mended = isFirst ? plain.replace(/^([PIAC])[KLCE](?=[A-Z]{3})/, '$1<') : plain
  const candidates = [characters, mended, namesMended(characters), namesMended(mended)]
  for (const candidate of candidates) {
    for (const reading of atWidth(candidate, width)) readings.add(reading)
  }
  return [...readings]
}

/** How much a text looks like a line of a zone, 0 to 1: long, without lower case, with fillers. */
export function zoneLikeness(text: string): number {
  const compact = text.replace(/\s/g, '').replace(/[«‹]/g, '<')
  if (compact.length < 14 || compact.length > 52) return 0
  if (compact.length < 24 && !/<<</.test(compact)) return 0
  const allowed = compact.match(/[A-Z0-9<]/g)?.length ?? 0
  const fillers = compact.match(/</g)?.length ?? 0
  const share = allowed / compact.length
  if (share < 0.8 || !/<|[KLCE]{5}/.test(compact)) return 0
  const runs = /<<|[KLCE]{4}/.test(compact) ? 0.5 : 0
  const digits = (compact.match(/\d/g)?.length ?? 0) >= 8 ? 0.2 : 0
  return Math.min(1, share * 0.4 + Math.min(fillers, 4) * 0.1 + runs + digits)
}

/** Runs of letters that look like fillers, between or after fillers. */
function fillersMended(text: string): string {
  return text
    .replace(/([KLCEXSG])\1{2,}/g, (run) => '<'.repeat(run.length))
    .replace(/(?<=<)[KLCEXSG]{1,2}(?=<)/g, (run) => '<'.repeat(run.length))
    .replace(/(?<=<<)[KLCEXSG]+$/g, (run) => '<'.repeat(run.length))
}

/** In a line of names everything behind the second pair of fillers is filler. */
function namesMended(text: string): string {
  const match = /^(.{2,}?[A-Z]<<(?:[A-Z]+<)*?[A-Z]+)(<<.*|<[KLCEXSG<]+)$/.exec(text)
  if (match === null || /\d{4}/.test(text)) return text
  const [, names = '', rest = ''] = match
  return names + '<'.repeat(rest.length)
}

/** The text at exactly the width: fillers added to or taken from the end or from the longest run. */
function atWidth(text: string, width: number): readonly string[] {
  const missing = width - text.length
  if (missing === 0) return [text]
  const longest = [...text.matchAll(/<+/g)].sort((a, b) => b[0].length - a[0].length)[0]
  const results: string[] = []
  if (missing > 0) {
    if (longest !== undefined) results.push(insertFillers(text, longest.index, missing))
    results.push(text + '<'.repeat(missing))
  } else {
    if (longest !== undefined && longest[0].length > -missing) {
      results.push(text.slice(0, longest.index) + text.slice(longest.index - missing))
    }
    if (/^<+$/.test(text.slice(missing)) || fillerLike.test(text.slice(missing))) results.push(text.slice(0, missing))
    results.push(text.slice(-missing))
  }
  return results
}

function insertFillers(text: string, at: number, count: number): string {
  return text.slice(0, at) + '<'.repeat(count) + text.slice(at)
}
