import type { Paper } from '../../paper.ts'

/** One contribution of a payslip: what the employee and the employer pay, in cents and hundredths of a percent. */
export interface Contribution {
  readonly label: string
  readonly base: number
  readonly rate: number
  readonly employee: number
  readonly employer: number
}

/** The figures of a month's pay, in cents. */
export interface Pay {
  readonly base: number
  readonly overtime: number
  readonly gross: number
  readonly contributions: readonly Contribution[]
  readonly employee: number
  readonly employer: number
  readonly beforeTax: number
  readonly taxable: number
  readonly taxRate: number
  readonly tax: number
  readonly net: number
}

const heads = [
  ['Sécurité sociale - Maladie, maternité', 0, 700],
  ['Complémentaire santé', 62, 62],
  ['Sécurité sociale plafonnée', 690, 855],
  ['Sécurité sociale déplafonnée', 40, 202],
  ['Complémentaire retraite Tranche 1', 401, 601],
  ['Allocations familiales', 0, 345],
  ['Assurance chômage', 0, 405],
  ['CSG déductible de l’impôt sur le revenu', 668, 0],
  ['CSG/CRDS non déductible', 285, 0],
] as const

/** Pays somebody: everything adds up. */
export function payOf(paper: Paper, low = 182_303, high = 480_000): Pay {
  const base = paper.between(low, high)
  const overtime = paper.chance(0.5) ? paper.between(2_000, 26_000) : 0
  const gross = base + overtime
  const contributions = heads.map(([label, mine, theirs]) => ({
    label,
    base: gross,
    rate: mine,
    employee: Math.round((gross * mine) / 10_000),
    employer: Math.round((gross * theirs) / 10_000),
  }))
  const employee = contributions.reduce((all, one) => all + one.employee, 0)
  const employer = contributions.reduce((all, one) => all + one.employer, 0)
  const beforeTax = gross - employee
  const taxable = beforeTax + (contributions.at(-1)?.employee ?? 0)
  const taxRate = paper.pick([0, 130, 290, 410, 670, 880])
  const tax = Math.round((taxable * taxRate) / 10_000)
  return {
    base,
    overtime,
    gross,
    contributions,
    employee,
    employer,
    beforeTax,
    taxable,
    taxRate,
    tax,
    net: beforeTax - tax,
  }
}

/** A rate of hundredths of a percent as printed. */
export function rateText(rate: number, digits: number): string {
  return rate === 0 ? '' : (rate / 100).toFixed(digits).replace('.', ',')
}
