import { clientKinds } from '../../src/contract/client-kind.ts'
import type { Bilingual, Locale } from '../../src/contract/locale.ts'
import type { DocumentType } from '../../src/domain/document-types/definition/document-type.ts'
import { hintSynonyms } from '../../src/domain/document-types/hints.ts'
import { documentTypes } from '../../src/domain/document-types/index.ts'
import { steps } from '../../src/domain/document-types/steps.ts'
import { kindAliases } from '../../src/domain/values/client-kind.ts'
import { dictionaryName } from './dictionary-names.ts'
import { dictionaryWords as words, fieldKindNames } from './dictionary-words.ts'
import { kindNames, words as referenceWords } from './words.ts'

/** The data dictionary of `kind`, `step_key`, `doc_type` and the fields of each document type. */
export function documentsPage(locale: Locale): string {
  const say = (word: Bilingual) => word[locale]
  return [
    `# ${say(words.documents)}`,
    '',
    `## ${say(words.kinds)}`,
    '',
    say(words.kindsIntro),
    '',
    ...table(
      ['`kind`', say(words.name), say(words.otherNames)],
      [...clientKinds.map((kind) => [`\`${kind}\``, say(kindNames[kind]), code(aliasesOf(kind))])],
    ),
    `## ${say(words.steps)}`,
    '',
    say(words.stepsIntro),
    '',
    ...table(
      ['`step_key`', say(words.name), say(words.otherNames), say(words.accepts)],
      [
        ...steps.map(({ key, names, accepted }) => [
          `\`${key}\``,
          say(names),
          code(hintSynonyms.steps.get(key) ?? []),
          accepted.map((type) => `[\`${type}\`](#${type})`).join(', '),
        ]),
      ],
    ),
    `## ${say(words.types)}`,
    '',
    say(words.typesIntro),
    '',
    ...documentTypes.flatMap((type) => typeSection(type, locale)),
    `[${say(referenceWords.otherLanguage)}](../${locale === 'en' ? 'fr' : 'en'}/documents.md) · ${say(referenceWords.generated)}`,
    '',
  ].join('\n')
}

function typeSection({ id, names, steps: taken, keyFields, fields }: DocumentType, locale: Locale): readonly string[] {
  const say = (word: Bilingual) => word[locale]
  const synonyms = hintSynonyms.documentTypes.get(id) ?? []
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  return [
    `### \`${id}\``,
    '',
    `${say(names)}.${taken.length === 0 ? '' : ` ${say(words.stepsOf)}${say(words.colon)} ${code(taken)}.`}${synonyms.length === 0 ? '' : ` ${say(words.otherNames)}${say(words.colon)} ${code(synonyms)}.`}`,
    '',
    ...(kinds.size === 0
      ? []
      : table(
          [say(words.field), say(words.name), say(words.fieldKind), ''],
          [
            ...[...kinds].map(([name, kind]) => [
              `\`${name}\``,
              say(dictionaryName(name)),
              say(fieldKindNames[kind]),
              keyFields.includes(name) ? say(words.keyField) : '',
            ]),
          ],
        )),
  ]
}

function aliasesOf(kind: string): readonly string[] {
  return Object.entries(kindAliases).flatMap(([alias, named]) => (named === kind ? [alias] : []))
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): readonly string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head), `|${' - |'.repeat(head.length)}`, ...lines.map(row), '']
}

function code(items: readonly string[]): string {
  return items.map((item) => `\`${item}\``).join(', ')
}
