import type { Bilingual, Locale } from '../../src/contract/locale.ts'
import { remediations, type RuleName } from '../../src/domain/checks/remediation/index.ts'
import { shownTemplate } from '../../src/domain/checks/definition/template.ts'
import { citationIn } from '../../src/domain/policy-packs/definition/citations.ts'
import { lockNaming } from '../../src/domain/policy-packs/definition/locked-rules.ts'
import { regimes } from '../../src/domain/policy-packs/index.ts'
import { ruleSeverity } from '../../src/domain/policies/rule-severity.ts'
import type { DescribedRule } from './described-rules.ts'
import { sourceText, words } from './words.ts'

/** File name of a rule's page: an id has `:`, which some file systems refuse. */
export function checkFile(id: string): string {
  return `${id.replaceAll(':', '-')}.md`
}

/** The page of the rules with one id. */
export function checkPage(name: RuleName, rules: readonly DescribedRule[], locale: Locale): string {
  const say = (word: Bilingual) => word[locale]
  const { text, source } = remediations[name]
  const lock = lockNaming(name) ?? (ruleSeverity(name) === 'critical' ? 'identity' : null)
  const severities = [...new Set(rules.map(({ severity }) => severity))]
  return [
    `# \`${name}\``,
    '',
    ...rules.flatMap(({ labels, details }) => [
      `**${say(words.passed)}.** ${shownTemplate(labels[locale])}`,
      '',
      ...failures(
        details.map((detail) => shownTemplate(detail[locale])),
        `**${say(words.failed)}.**`,
      ),
    ]),
    `**${say(words.severity)}.** ${severities.map((severity) => `\`${severity}\``).join(', ')}`,
    '',
    `**${say(words.clears)}.** ${text[locale]}`,
    '',
    `**${say(words.source)}.** ${citationIn(source, locale)}`,
    '',
    `**${say(words.held)}.** ${lock === null ? say(words.notHeld) : `${say(words.heldBy)}\`${lock}\`.`}`,
    '',
    ...demandedBy(name, locale),
    `[${say(words.otherLanguage)}](../../${locale === 'en' ? 'fr' : 'en'}/checks/${checkFile(name)}) · ${say(words.generated)}`,
    '',
  ].join('\n')
}

/** The packs whose law demands the check, with the provision; nothing where none does. */
function demandedBy(name: RuleName, locale: Locale): readonly string[] {
  const packs = regimes.flatMap(({ regime, demanded }) => {
    const law = demanded.rules[name]
    return law === undefined ? [] : [`\`${regime}\` (${sourceText(law, locale)})`]
  })
  if (packs.length === 0) return []
  return [`**${words.demanded[locale]}.** ${words.demandedUnder[locale]}${packs.join(', ')}.`, '']
}

/** The sentences of a failed check; nothing of a rule that always passes. */
function failures(sentences: readonly string[], heading: string): readonly string[] {
  return sentences.length === 0 ? [] : [heading, '', ...sentences.map((sentence) => `- ${sentence}`), '']
}
