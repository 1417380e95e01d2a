import type { EntityStatus } from '../../contract/registry.ts'

/** Longest text read, in characters. */
const textMax = 200

/** Words of registers in both languages without marks, in the order tried: "Active – Dissolution pending" still exists. */
const words: readonly (readonly [RegExp, EntityStatus])[] = [
  [
    /^(?:active?|actif|en activite|in good standing|en vigueur|revived|restored|reinstated|reconstituee?|open)\b/,
    'active',
  ],
  [/\b(?:in|not|non|plus|pas|no longer)[ -]?acti(?:ve?|f|ves|fs)\b/, 'inactive'],
  [/amalgamat|\bmerged|\bfusionn|\babsorbe/, 'merged'],
  [
    /bankrupt|faillite|insolven|liquidation|liquidee|wind(?:ing)?[ -]up|wound up|receivership|in administration/,
    'bankrupt',
  ],
  [
    /struck|strike[ -]off|\bradi(?:e|ee|ation)\b|\bremoved|deregister|cancel|revoked|revoquee?|annulee?\b|forfeit/,
    'struck_off',
  ],
  [/dissol|dissout/, 'dissolved'],
  [
    /ceased|cess(?:ee?|ation)\b|\bclosed|fermee?\b|terminated|defunct|discontinu|extinct|expired|\blapsed|continued out/,
    'inactive',
  ],
  [
    /\b(?:active|actif|registered|immatriculee?|inscrite?|enregistree?|existing|in existence|good standing|en activite)\b/,
    'active',
  ],
]

/** The status of an entity by the words of its register, such as « Radiée d’office »; 'unknown' for others. docs/rules/registries.md#the-answer. */
export function readStatus(text: string): EntityStatus {
  const plain = text.slice(0, textMax).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? 'unknown'
}
