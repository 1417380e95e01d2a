/** The first that a User-Agent names: others name themselves as well. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system as a person recognises them, without versions: `Firefox, Linux`; empty for another program. */
export function agentName(userAgent: string | undefined): string {
  const named = (words: readonly (readonly [sign: string, name: string])[]) =>
    words.find(([sign]) => userAgent?.includes(sign))?.[1]
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(', ')
}
