import type { Bilingual, Locale } from '../../src/contract/locale.ts'
import { clears, type RuleName } from '../../src/domain/checks/remediation/index.ts'
import type { Template } from '../../src/domain/checks/definition/template.ts'
import { lockNaming } from '../../src/domain/policy-packs/definition/locked-rules.ts'
import { ruleSeverity } from '../../src/domain/policies/rule-severity.ts'
import type { DescribedRule } from './check-families.ts'
import { words } from './words.ts'

/** File name of a family's page: an id has `:`, which not every file system takes. */
export function checkFile(family: string): string {
  return `${family.replaceAll(':', '-')}.md`
}

/** The page of one family; families of one name share it. */
export function checkPage(name: RuleName, families: readonly DescribedRule[], locale: Locale): string {
  const say = (word: Bilingual) => word[locale]
  const { clears: sentence, source } = clears[name]
  const lock = lockNaming(name) ?? (ruleSeverity(name) === 'critical' ? 'identity' : null)
  const severities = [...new Set(families.map(({ severity }) => severity))]
  return [
    `# \`${name}\``,
    '',
    ...families.flatMap(({ labels, details }) => [
      `**${say(words.passed)}.** ${textOf(labels[locale])}`,
      '',
      `**${say(words.failed)}.**`,
      '',
      ...details.map((detail) => `- ${textOf(detail[locale])}`),
      '',
    ]),
    `**${say(words.severity)}.** ${severities.map((severity) => `\`${severity}\``).join(', ')}`,
    '',
    `**${say(words.clears)}.** ${sentence[locale]}`,
    '',
    `**${say(words.source)}.** ${source}`,
    '',
    `**${say(words.held)}.** ${lock === null ? say(words.notHeld) : `${say(words.heldBy)}\`${lock}\`.`}`,
    '',
    `[${say(words.otherLanguage)}](../../${locale === 'en' ? 'fr' : 'en'}/checks/${checkFile(name)}) · ${say(words.generated)}`,
    '',
  ].join('\n')
}

function textOf(template: Template): string {
  return template.map(({ text, name }) => (name === null ? text : `${text}{${name}}`)).join('')
}
