import { clientKinds, type ClientKind } from '../../src/contract/client-kind.ts'
import type { Bilingual, Locale } from '../../src/contract/locale.ts'
import { pointName } from '../../src/domain/profile/field-names.ts'
import { typeNames } from '../../src/domain/document-types/index.ts'
import { findStep } from '../../src/domain/document-types/steps.ts'
import { differences } from '../../src/domain/policies/differences.ts'
import { figuresOf } from '../../src/domain/policies/figures.ts'
import { citationIn } from '../../src/domain/policy-packs/definition/citations.ts'
import { allPacks, basesOf } from '../../src/domain/policy-packs/index.ts'
import { lockNames } from '../../src/domain/policy-packs/definition/locked-rules.ts'
import type { PolicyPack, SourcedFigure } from '../../src/domain/policy-packs/definition/policy-pack.ts'
import { kindNames, sourceText, words } from './words.ts'

/**
 * Figures of the thresholds in the order of docs/rules/policy-packs.md#thresholds, with the entry that says where each
 * comes from.
 */
const thresholds: readonly (readonly [name: string, source: SourcedFigure])[] = [
  ['adult_age', 'adultAge'],
  ['min_ocr_confidence', 'minOcrConfidence'],
  ['expiring_days', 'expiringDays'],
  ['income_tolerance', 'incomeTolerance'],
  ['max_list_age_days', 'maxListAgeDays'],
  ['sof_amount', 'sofAmount'],
  ['owner_share_percent', 'ownerShare'],
]

/** The page of one policy pack: everything that it says, each figure with its source. */
export function packPage(pack: PolicyPack, locale: Locale): string {
  const say = (word: Bilingual) => word[locale]
  const source = (figure: SourcedFigure) => sourceText(pack.sources[figure], locale)
  const regulator = pack.regulatorNames === undefined ? say(words.none) : say(pack.regulatorNames)
  return [
    `# ${say(pack.names)} (\`${pack.regime}\`)`,
    '',
    ...rows('', [
      [say(words.regulator), regulator],
      [say(words.law), pack.law.map((law) => citationIn(law, locale)).join('; ')],
      [
        say(words.extends),
        basesOf(pack.regime)
          .map(packLink)
          .join(`, ${say(words.orElse)} `) || '-',
      ],
      [say(words.effective), `${pack.version}, ${pack.effectiveFrom}`],
      [say(words.timeZone), `${pack.timezone}, ${pack.currency}`],
      [say(words.lists), `${code(pack.lists)} (${source('lists')})`],
      [say(words.methods), pack.methods.length === 0 ? '-' : code(pack.methods)],
      ['`pep_rule`', `\`${pack.pepRule}\` (${source('pepRule')})`],
      [
        say(words.review),
        `High ${pack.reviewMonths.High}, Medium ${pack.reviewMonths.Medium}, Low ${pack.reviewMonths.Low} (${source('reviewMonths')})`,
      ],
      [say(words.retention), `${pack.retentionYears} (${source('retentionYears')})`],
    ]),
    `## ${say(words.locks)}`,
    '',
    ...lockNames.map((lock) => {
      const on = pack.locks[lock === 'aml_pep' ? 'amlPep' : lock]
      return `- \`${lock}\`: ${say(on ? words.on : words.off)}`
    }),
    '',
    ...demandedTable(pack, locale),
    `## ${say(words.figures)}`,
    '',
    ...thresholdTable(pack, source, say),
    `## ${say(words.ages)}`,
    '',
    source('maxAgeDays'),
    '',
    ...rows(
      `| ${say(words.document)} | ${say(words.figure)} |`,
      Object.entries(pack.maxAgeDays).map(([type, days]) => [
        `${typeNames(type).names[locale]} (\`${type}\`)`,
        days === 'tax' ? say(words.taxYear) : String(days ?? '-'),
      ]),
    ),
    `## ${say(words.points)}`,
    '',
    `${say(words.marks)} ${source('dataPoints')}`,
    '',
    ...clientKinds.flatMap((kind) => [
      `### ${say(kindNames[kind])}`,
      '',
      ...rows(
        '',
        pack.dataPoints[kind].map(([point, mark]) => [`${pointName(point)[locale]} (\`${point}\`)`, mark]),
      ),
    ]),
    `## ${say(words.steps)}`,
    '',
    say(words.stepMarks),
    '',
    ...clientKinds.flatMap((kind) => [`### ${say(kindNames[kind])}`, '', ...rows('', stepRows(pack, kind, locale))]),
    ...allPacks
      .filter((other) => other.regime === pack.regime && other.extends !== pack.extends)
      .flatMap((other) => overOther(pack, other, locale)),
    `[${say(words.otherLanguage)}](../../${locale === 'en' ? 'fr' : 'en'}/policies/${pack.regime}.md) · ${say(words.generated)}`,
    '',
  ].join('\n')
}

/** What differs when the regime stands over another pack. docs/rules/policy-packs.md#extends. */
function overOther(pack: PolicyPack, other: PolicyPack, locale: Locale): readonly string[] {
  return [
    `## ${words.over[locale]} \`${other.extends ?? ''}\``,
    '',
    `${words.overAbout[locale]} ${other.law.join('; ')}.`,
    '',
    ...rows(
      `| ${words.figure[locale]} | \`${pack.extends ?? ''}\` | \`${other.extends ?? ''}\` |`,
      differences(pack, other).map(({ path, from, to }) => [`\`${path}\``, from, to]),
    ),
  ]
}

function packLink(regime: string): string {
  return `[\`${regime}\`](${regime}.md)`
}

/** What no policy over the pack may loosen, with the provision; nothing where the law demands no more than the locks hold. */
function demandedTable({ demanded }: PolicyPack, locale: Locale): readonly string[] {
  const lines = [
    ...Object.entries(demanded.rules),
    ...Object.entries(demanded.steps),
    ...Object.entries(demanded.points),
  ]
  if (lines.length === 0) return []
  return [
    `## ${words.demanded[locale]}`,
    '',
    words.demandedAbout[locale],
    '',
    ...rows(
      '',
      lines.map(([name, law]) => [`\`${name}\``, sourceText(law, locale)]),
    ),
  ]
}

function thresholdTable(
  pack: PolicyPack,
  source: (figure: SourcedFigure) => string,
  say: (word: Bilingual) => string,
): readonly string[] {
  const shown = new Map(figuresOf(pack).map(({ path, value }) => [path, value.shown]))
  const provinces = (name: string) =>
    [...shown].flatMap(([path, value]) =>
      path.startsWith(`thresholds.kyc.${name}.`) ? [`${path.slice(path.lastIndexOf('.') + 1)} ${value}`] : [],
    )
  const header = `| ${say(words.figure)} | ${say(words.individuals)} | ${say(words.entities)} | ${say(words.source)} |`
  return rows(
    header,
    thresholds.map(([name, figure]) => {
      const further = provinces(name)
      const more = further.length === 0 ? '' : ` (${further.join(', ')})`
      const of = (which: 'kyc' | 'kyb') => `${shown.get(`thresholds.${which}.${name}`) ?? ''}${more}`
      return [`\`${name}\``, of('kyc'), of('kyb'), source(figure)]
    }),
  )
}

function stepRows({ steps }: PolicyPack, kind: ClientKind, locale: Locale): readonly (readonly string[])[] {
  const [first, review] = [new Map(steps.onboarding[kind]), new Map(steps.periodic_review[kind])]
  return [...new Set([...first.keys(), ...review.keys()])].map((step) => [
    `${findStep(step)?.names[locale] ?? step} (\`${step}\`)`,
    first.get(step) ?? '-',
    review.get(step) ?? '-',
  ])
}

function code(items: readonly string[]): string {
  return items.map((item) => `\`${item}\``).join(', ')
}

/** A table with as many columns as its rows; an empty header stays empty. */
function rows(header: string, lines: readonly (readonly string[])[]): readonly string[] {
  const columns = lines[0]?.length ?? 0
  const head = header === '' ? `|${' |'.repeat(columns)}` : header
  return [head, `|${' - |'.repeat(columns)}`, ...lines.map((cells) => `| ${cells.join(' | ')} |`), '']
}
