import { locales, type Bilingual, type Locale } from '../../src/contract/locale.ts'
import { remediations, type RuleName } from '../../src/domain/checks/remediation/index.ts'
import { regimes } from '../../src/domain/policy-packs/index.ts'
import { describedRules, type DescribedRule } from './described-rules.ts'
import { checkFile, checkPage } from './check-page.ts'
import { dictionaryWords } from './dictionary-words.ts'
import { documentsPage } from './documents-page.ts'
import { keyUses } from './key-uses.ts'
import { packPage } from './pack-page.ts'
import { profilePage } from './profile-page.ts'
import { sectionNames, words } from './words.ts'

/** Every page of the reference by its path under docs/reference: a page for each check rule and policy pack, and the lists. */
export function referencePages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  const uses = keyUses()
  for (const locale of locales) {
    pages.set(`${locale}/README.md`, listPage(locale))
    pages.set(`${locale}/profile.md`, profilePage(uses, locale))
    pages.set(`${locale}/documents.md`, documentsPage(locale))
    for (const [name, rules] of rulesByName()) {
      pages.set(`${locale}/checks/${checkFile(name)}`, checkPage(name, rules, locale))
    }
    for (const pack of regimes) pages.set(`${locale}/policies/${pack.regime}.md`, packPage(pack, locale))
  }
  return pages
}

function rulesByName(): ReadonlyMap<RuleName, readonly DescribedRule[]> {
  return Map.groupBy(
    describedRules.flatMap(([, rules]) => rules),
    ({ id }) => id,
  )
}

function listPage(locale: Locale): string {
  const say = (word: Bilingual) => word[locale]
  return [
    `# ${say(words.reference)}`,
    '',
    `## ${say(dictionaryWords.dictionary)}`,
    '',
    `- [${say(dictionaryWords.profile)}](profile.md)`,
    `- [${say(dictionaryWords.documents)}](documents.md)`,
    '',
    `## ${say(words.policies)}`,
    '',
    ...regimes.map(({ regime, names }) => `- [${say(names)}](policies/${regime}.md) (\`${regime}\`)`),
    '',
    `## ${say(words.checks)}`,
    '',
    ...describedRules.flatMap(([section, rules]) => [
      `### ${sectionNames[section]?.[locale] ?? section}`,
      '',
      ...[...new Set(rules.map(({ id }) => id))].map(
        (id) => `- [\`${id}\`](checks/${checkFile(id)}): ${remediations[id].text[locale]}`,
      ),
      '',
    ]),
    `[${say(words.otherLanguage)}](../${locale === 'en' ? 'fr' : 'en'}/README.md) · ${say(words.generated)}`,
    '',
  ].join('\n')
}
