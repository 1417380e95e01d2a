import { clientKinds, type ClientKind } from '../../src/contract/client-kind.ts'
import type { Bilingual, Locale } from '../../src/contract/locale.ts'
import { regimes } from '../../src/domain/policy-packs/index.ts'
import { keyExamples } from '../../src/domain/profile/key-examples.ts'
import type { ProfileKey } from '../../src/domain/profile/profile-key.ts'
import { profileKeys } from '../../src/domain/profile/profile-keys.ts'
import { valueKinds, type Member, type ValueShape } from '../../src/domain/profile/value-shape.ts'
import { checkFile } from './check-page.ts'
import { dictionaryName } from './dictionary-names.ts'
import { dictionaryWords as words, readerNames, readingNotes } from './dictionary-words.ts'
import { otherReaders, type KeyUses } from './key-uses.ts'
import { words as referenceWords } from './words.ts'

/** One letter for each kind of client. */
const kindLetters: Readonly<Record<ClientKind, string>> = {
  individual: 'I',
  corporation: 'C',
  partnership: 'P',
  charitable_org: 'O',
  trust: 'T',
  estate: 'E',
}

/** The data dictionary of `values`: every key, how it is written, and what reads it. */
export function profilePage(uses: KeyUses, locale: Locale): string {
  const say = (word: Bilingual) => word[locale]
  return [
    `# ${say(words.profile)}`,
    '',
    say(words.profileIntro),
    '',
    say(words.formats),
    '',
    ...profileKeys.flatMap((key) => section(key, uses, locale)),
    `[${say(referenceWords.otherLanguage)}](../${locale === 'en' ? 'fr' : 'en'}/profile.md) · ${say(referenceWords.generated)}`,
    '',
  ].join('\n')
}

function section({ name, aliases, shape }: ProfileKey, uses: KeyUses, locale: Locale): readonly string[] {
  const say = (word: Bilingual) => word[locale]
  const readers = new Set([...uses].flatMap(([reader, keys]) => (keys.has(name) ? [reader] : [])))
  const others = otherReaders.filter((reader) => readers.has(reader))
  const checks = [...readers].filter((reader) => !otherReaders.some((other) => other === reader)).toSorted()
  const packs = packsOf(name)
  const note =
    readingNotes[name]?.[locale] ?? (checks.length + others.length + packs.length > 0 ? '' : say(words.unused))
  const lines: readonly (readonly [label: Bilingual, text: string])[] = [
    [words.written, written(shape, locale)],
    [words.otherNames, code(aliases)],
    [words.values, choicesOf(shape, locale)],
    [words.members, membersOf(shape, locale)],
    [words.example, `\`${JSON.stringify(keyExamples[name])}\``],
    [words.checks, checks.map((id) => `[\`${id}\`](checks/${checkFile(id)})`).join(', ')],
    [words.also, others.map((reader) => say(readerNames[reader])).join(', ')],
    [words.packs, packs.join('; ')],
  ]
  return [
    `## \`${name}\``,
    '',
    `${capital(say(dictionaryName(name)))}.${note === '' ? '' : ` ${note}`}`,
    '',
    ...lines.flatMap(([label, text]) => (text === '' ? [] : [`- ${say(label)}${say(words.colon)} ${text}`])),
    '',
  ]
}

function written(shape: ValueShape, locale: Locale): string {
  const { kind, max, format, isList } = shape
  return [
    valueKinds[kind][locale],
    ...(max === undefined ? [] : [`${words.upTo[locale]} ${max}`]),
    ...(format === undefined ? [] : [`[\`${format}\`](../../rules/checks.md#number-formats)`]),
    ...(isList === true ? [words.listOf[locale]] : []),
  ].join(', ')
}

function choicesOf({ choices = [], takesSeveral }: ValueShape, locale: Locale): string {
  return choices.length === 0
    ? ''
    : `${code(choices)}${takesSeveral === true ? ` (${words.severalValues[locale]})` : ''}`
}

function membersOf({ members }: ValueShape, locale: Locale): string {
  const told = ({ name, aliases, shape }: Member) =>
    `\`${name}\` (${[valueKinds[shape.kind][locale], ...aliases.map((alias) => `\`${alias}\``)].join(', ')})`
  return members === undefined ? '' : members().list.map(told).join('; ')
}

/** The packs that ask for a key, with the mark for each kind of client. */
function packsOf(name: string): readonly string[] {
  return regimes.flatMap(({ regime, dataPoints }) => {
    const marks = clientKinds.flatMap((kind) =>
      dataPoints[kind].flatMap(([point, mark]) =>
        point.split('/').includes(name) ? [`${kindLetters[kind]} ${mark}`] : [],
      ),
    )
    return marks.length === 0 ? [] : [`[\`${regime}\`](policies/${regime}.md) ${marks.join(', ')}`]
  })
}

function code(items: readonly string[]): string {
  return items.map((item) => `\`${item}\``).join(', ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
