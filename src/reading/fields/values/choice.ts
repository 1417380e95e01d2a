import { editDistance, fold } from '../../page/fold.ts'

const frequencies: readonly (readonly [words: RegExp, value: string])[] = [
  [/semi ?-?monthly|twice (?:a|per) month|bi-?mensuel|deux fois par mois|2 fois par mois/, 'semimonthly'],
  [
    /bi ?-?weekly|every (?:two|2|other) weeks?|aux (?:deux|2) semaines|bi-?hebdomadaire|quinzaine|toutes les (?:deux|2) semaines|fortnight/,
    'biweekly',
  ],
  [/weekly|hebdomadaire|chaque semaine|par semaine/, 'weekly'],
  [/monthly|mensuel|par mois|chaque mois/, 'monthly'],
]

/** Pay frequency: weekly, biweekly, semimonthly or monthly; null without one. docs/rules/checks.md#annual-income. */
export function readFrequency(text: string): string | null {
  const folded = fold(text)
  return frequencies.find(([words]) => words.test(folded))?.[1] ?? null
}

/** M, F or X; null when the text is none of the words that cards print. */
export function readSex(text: string): string | null {
  const folded = fold(text)
    .replace(/[^a-z/ ]/g, '')
    .trim()
  const [first = ''] = folded.split(/[/ ]+/)
  if (/^(?:m|male|masculin|masculino|homme|h)$/.test(first)) return 'M'
  if (/^(?:f|female|feminin|femenino|femme)$/.test(first)) return 'F'
  return first === 'x' ? 'X' : null
}

const employments: readonly (readonly [words: RegExp, value: string])[] = [
  [/part[- ]?time|temps partiel/, 'part_time'],
  [/\bpermanent|indetermine|\bcdi\b/, 'permanent'],
  [/temporar|temporaire|determine|\bcdd\b|fixed[- ]term|contract|contrat/, 'temporary'],
  [/full[- ]?time|temps (?:plein|complet)/, 'full_time'],
]

/** Kind of employment: part_time, permanent, temporary or full_time; null without one. */
export function readEmployment(text: string): string | null {
  // One wrong, missing or extra letter in a long word is a misreading.
  const folded = fold(text).replace(/[a-z]{8,11}/g, (word) =>
    editDistance(word, 'permanent', 1) <= 1 ? 'permanent' : word,
  )
  return employments.find(([words]) => words.test(folded))?.[1] ?? null
}

const statuses: readonly (readonly [words: RegExp, value: string])[] = [
  [/inactive|inactif|suspend|dormant|en sommeil/, 'inactive'],
  [/dissol|radie|struck|cancel|cease|ferme|closed|liquidation/, 'dissolved'],
  [/active|actif|immatricule|good standing|in existence|en activite|registered|en vigueur|existing/, 'active'],
]

/** Status of an entity in its register: active, inactive or dissolved; null without one. */
export function readRegistryStatus(text: string): string | null {
  const folded = fold(text)
  return statuses.find(([words]) => words.test(folded))?.[1] ?? null
}

const origins: readonly (readonly [words: RegExp, value: string])[] = [
  [/\bgift\b|\bdon\b|donation|don manuel/, 'gift'],
  [/inherit|heritage|succession|\bestate (?:statement|of|distribution)|legacy|\blegs\b/, 'inheritance'],
  [
    /deed of sale|acte de vente|sale of (?:a |the |my )?(?:property|house|home|cottage|condo)|statement of adjustments|vente (?:immobiliere|d'un|de l'immeuble)|purchase price|prix de vente/,
    'property_sale',
  ],
]

/** Origin of money: gift, inheritance or property_sale; null for anything else. */
export function readOrigin(text: string): string | null {
  const folded = fold(text)
  return origins.find(([words]) => words.test(folded))?.[1] ?? null
}

/** A marked box or circle, an empty one, and the two answers. */
const answerTokens =
  /(?<checked>\[ ?[xX✓✔✗✘] ?\]|\( ?[xX✓✔✗✘] ?\)|[☒☑✓✔✗✘■●◉⊠]|(?<![\p{L}\p{N}])[xX](?![\p{L}\p{N}]))|(?<empty>\[ ?\]|\( ?\)|[☐□○◯])|(?<![\p{L}\p{N}])(?:(?<yes>yes|oui)|(?<no>no|non))(?![\p{L}\p{N}])/giu

/** `true` or `false`: the answer that is marked, or the only one printed; null without one. A mark belongs to the nearest word. */
export function readAnswer(text: string): 'true' | 'false' | null {
  const answer = markedAnswer(text)
  return answer === null ? null : answer === 'yes' ? 'true' : 'false'
}

function markedAnswer(text: string): 'yes' | 'no' | null {
  const tokens = [...text.matchAll(answerTokens)].map(({ groups }) =>
    groups?.yes !== undefined
      ? 'yes'
      : groups?.no !== undefined
        ? 'no'
        : groups?.checked === undefined
          ? 'empty'
          : 'checked',
  )
  const answers = tokens.filter((token) => token === 'yes' || token === 'no')
  const marks = tokens.length - answers.length
  if (marks === 0) return new Set(answers).size === 1 ? (answers[0] ?? null) : null
  const checked = tokens.indexOf('checked')
  if (checked === -1) return answers.length === 1 ? opposite(answers[0]) : null
  const markFirst = tokens[0] === 'empty' || tokens[0] === 'checked'
  const beside = tokens[checked + (markFirst ? 1 : -1)]
  return beside === 'yes' || beside === 'no' ? beside : null
}

/** The other answer: an empty box beside the only answer means that it does not apply. */
function opposite(answer: 'yes' | 'no' | undefined): 'yes' | 'no' | null {
  return answer === undefined ? null : answer === 'yes' ? 'no' : 'yes'
}
