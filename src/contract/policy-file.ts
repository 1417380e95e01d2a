import { Type, type Static } from 'typebox'
import { severities } from './check.ts'

/** Longest comment of a policy version, in characters. */
const commentLengthMax = 500
/** Most entries in one list of a policy file. */
const entriesMax = 200
const daysMax = 36_500
const monthsMax = 120
const retentionYearsMax = 100
const adultAgeMin = 16
const adultAgeMax = 25

const closed = { additionalProperties: false } as const
const bounded = { maxProperties: entriesMax } as const
const name = Type.String()

const Thresholds = Type.Object(
  {
    adult_age: Type.Optional(
      Type.Integer({
        minimum: adultAgeMin,
        maximum: adultAgeMax,
        description: 'Years; where a province asks for more, its age stays.',
      }),
    ),
    min_ocr_confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    expiring_days: Type.Optional(Type.Integer({ minimum: 1, maximum: daysMax })),
    income_tolerance: Type.Optional(Type.Number({ minimum: 0, maximum: 0.99 })),
    max_list_age_days: Type.Optional(Type.Integer({ minimum: 1, maximum: daysMax })),
    sof_amount: Type.Optional(
      Type.Number({ minimum: 1, maximum: 1_000_000_000_000, description: 'In the currency of the pack.' }),
    ),
    owner_share_percent: Type.Optional(
      Type.Number({ minimum: 0.01, maximum: 50, description: 'Who holds this share or more owns the entity.' }),
    ),
  },
  closed,
)

const Points = Type.Optional(Type.Record(name, Type.Enum(['B', 'R', 'C', '-']), bounded))
const Steps = Type.Optional(Type.Record(name, Type.Enum(['C', 'W', '-']), bounded))

const StepsByKind = Type.Optional(
  Type.Object(
    {
      individual: Steps,
      corporation: Steps,
      partnership: Steps,
      charitable_org: Steps,
      trust: Steps,
      estate: Steps,
    },
    closed,
  ),
)

const Months = Type.Optional(Type.Integer({ minimum: 1, maximum: monthsMax }))

/**
 * A policy file: a patch over the policy pack it names. Settings it does not name keep the pack's value. For marks see
 * docs/rules/policy-packs.md#data-points and #required-documents. domain/policies/figures.ts defines which direction of
 * each figure is tighter and which lock guards it.
 */
export const PolicyFile = Type.Object(
  {
    regime: Type.String({ description: 'The policy pack that this is a patch over.', examples: ['ca_aml'] }),
    extends: Type.Optional(
      Type.String({
        description: 'The pack that the regime stands over, where it may stand over several.',
        examples: ['ca_securities'],
      }),
    ),
    comment: Type.Optional(
      Type.String({ maxLength: commentLengthMax, description: 'Why; nothing is computed of it.' }),
    ),
    locks: Type.Optional(
      Type.Object(
        {
          identity: Type.Optional(Type.Boolean()),
          sanctions: Type.Optional(Type.Boolean()),
          aml_pep: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
    defaults: Type.Optional(
      Type.Object(
        { require_documents: Type.Optional(Type.Boolean()), screen_aml_pep: Type.Optional(Type.Boolean()) },
        closed,
      ),
    ),
    thresholds: Type.Optional(Type.Object({ kyc: Type.Optional(Thresholds), kyb: Type.Optional(Thresholds) }, closed)),
    max_age_days: Type.Optional(
      Type.Record(
        name,
        Type.Unsafe<number | 'tax' | null>({
          anyOf: [{ type: 'integer', minimum: 1, maximum: daysMax }, { enum: ['tax', null] }],
          description: 'Days by document type; `tax` for the rule of tax years, null where age does not matter.',
        }),
        bounded,
      ),
    ),
    data_points: Type.Optional(
      Type.Object(
        {
          individual: Points,
          corporation: Points,
          partnership: Points,
          charitable_org: Points,
          trust: Points,
          estate: Points,
        },
        closed,
      ),
    ),
    steps: Type.Optional(Type.Object({ onboarding: StepsByKind, periodic_review: StepsByKind }, closed)),
    lists: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]{1,40}$' }), {
        maxItems: entriesMax,
        description: 'Screening lists on top of those of the pack.',
      }),
    ),
    refused_ids: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: entriesMax,
        description: 'Document types that may not be used to verify identity, on top of those of the pack.',
      }),
    ),
    severities: Type.Optional(Type.Record(name, Type.Enum([...severities, 'off']), bounded)),
    pep_rule: Type.Optional(Type.Enum(['all_high'])),
    adverse_media: Type.Optional(
      Type.Unsafe<true>({ enum: [true], description: 'Parties are looked for in the adverse media of the workspace.' }),
    ),
    methods: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        maxItems: entriesMax,
        description: 'Identity methods that are accepted, in place of those of the pack.',
      }),
    ),
    retention_years: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: retentionYearsMax,
        description: 'Years a case is kept after its closing or last filing.',
      }),
    ),
    review_months: Type.Optional(Type.Object({ High: Months, Medium: Months, Low: Months }, closed)),
  },
  { $id: 'PolicyFile', ...closed },
)
export type PolicyFile = Static<typeof PolicyFile>
