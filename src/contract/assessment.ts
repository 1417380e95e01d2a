import { Type, type Static } from 'typebox'
import { BareVerdict } from './verdict.ts'

export const riskLevels = ['Low', 'Medium', 'High'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** A score out of 100 with its band. `missing` names the core answers that are absent. docs/api.md#assessment. */
export const Banded = Type.Object(
  { score: Type.Integer(), band: Type.String(), missing: Type.Array(Type.String()) },
  { $id: 'Banded' },
)
export type Banded = Static<typeof Banded>

/**
 * Compliance risk: `factors` are sentences that end in their points, `: +N`. docs/api.md#assessment,
 * docs/rules/risk.md#compliance-risk.
 */
export const ComplianceRisk = Type.Object(
  { level: Type.Enum([...riskLevels]), score: Type.Integer(), factors: Type.Array(Type.String()) },
  { $id: 'ComplianceRisk' },
)
export type ComplianceRisk = Static<typeof ComplianceRisk>

/** One contribution to a score; an addition to the contract (docs/rules/risk.md#explain). */
export const Contribution = Type.Object(
  { factor: Type.String(), points: Type.Integer(), max: Type.Integer() },
  { $id: 'Contribution' },
)
export type Contribution = Static<typeof Contribution>

/** Risk assessment built on a verdict. docs/api.md#assessment. `risk_level` always equals `compliance_risk.level`. */
export const Assessment = Type.Object(
  {
    risk_profile: Banded,
    capacity: Banded,
    compliance_risk: ComplianceRisk,
    suitability: Type.String(),
    risk_level: Type.Enum([...riskLevels]),
    verification: BareVerdict,
    explain: Type.Array(Contribution),
  },
  { $id: 'Assessment' },
)
export type Assessment = Static<typeof Assessment>
