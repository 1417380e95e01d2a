import { parts } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import { issuers } from '../issuers.ts'
import { framed, grid, letterPage, putCents } from '../kit.ts'
import { homeLines, officeOf, someone } from '../people.ts'

/** The slip of the ministry: rows of lettered boxes, several of them of nearly the same sum, two identical-looking name blocks below. */
export const releve1: UnseenLayout = {
  name: 'releve-1',
  docType: 'rl1',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employer)
    const person = someone(paper)
    const year = parts(paper.today).year - paper.pick([1, 1, 2])
    const income = paper.between(2_900_000, 11_800_000)
    const pensionable = Math.min(income, 7_130_000)
    const [post, office] = [homeLines(person.home), homeLines(officeOf(paper))]
    const amount = (cents: number) => (cents === 0 ? '' : printedMoney(cents, 'fr'))
    const taxable = paper.chance(0.6) ? paper.between(40_000, 160_000) : 0
    const boxes: readonly (readonly [string, string])[] = [
      ['A – Revenus d’emploi', putCents(paper, 'employment_income', income, amount(income))],
      ['B.A – Cotisation au RRQ', amount(Math.round((pensionable - 350_000) * 0.064))],
      [
        'B.B – Cotisation suppl. au RRQ',
        amount(Math.max(0, Math.round((Math.min(income, 8_120_000) - 7_130_000) * 0.04))),
      ],
      ['C – Cotisation à l’assurance emploi', amount(Math.round(Math.min(income, 6_570_000) * 0.0131))],
      ['D – Cotisation à un RPA', amount(paper.pick([0, 0, 214_500]))],
      [
        'E – Impôt du Québec retenu',
        putCents(paper, 'income_tax_deducted', Math.round(income * 0.1184), amount(Math.round(income * 0.1184))),
      ],
      ['F – Cotisation syndicale', amount(paper.pick([0, 58_240, 71_890]))],
      ['G – Salaire admissible au RRQ', amount(pensionable)],
      ['H – Cotisation au RQAP', amount(Math.round(Math.min(income, 9_800_000) * 0.00494))],
      ['I – Salaire admissible au RQAP', amount(Math.min(income, 9_800_000))],
      ['J – Régime privé d’ass. maladie', amount(taxable)],
      ['K – Voyages (région éloignée)', ''],
      ['L – Autres avantages', amount(taxable === 0 ? 0 : 31_200)],
      ['M – Commissions', ''],
      ['N – Dons de bienfaisance', amount(paper.pick([0, 10_000, 26_000]))],
      ['O – Autres revenus', ''],
      ['P – Régime d’ass. interentreprises', ''],
      ['Q – Salaires différés', ''],
      ['V – Nourriture et logement', ''],
      ['W – Véhicule à moteur', ''],
    ]
    const name = `${person.surname}, ${person.given}`
    paper.put('document_holder_name', name)
    paper.put('employer_name', employer)
    const ink = '#0a5c2b'
    const sin = paper.put('sin', socialInsuranceNumber(paper, ' '))
    const marks = [
      text(30, 42, 'Revenu Québec', { face: 'sans-bold', size: 13, color: ink }),
      text(200, 36, 'RELEVÉ 1', { face: 'sans-bold', size: 13, color: ink }),
      text(200, 48, 'Revenus d’emploi et revenus divers', { size: 8, color: ink }),
      ...framed({ x: 372, y: 26, width: 50, height: 26 }, 'Année', paper.put('tax_year', String(year)), {
        ink,
        face: 'mono-bold',
      }),
      ...framed({ x: 424, y: 26, width: 52, height: 26 }, 'Code du relevé', 'R', { ink, face: 'mono' }),
      ...framed({ x: 478, y: 26, width: 104, height: 26 }, 'No du dernier relevé transmis', paper.code('3########'), {
        ink,
        face: 'mono',
      }),
      ...boxes.flatMap(([caption, content], index) => {
        const at = { x: 30 + (index % 5) * 110.4, y: 62 + Math.floor(index / 5) * 28, width: 110.4, height: 28 }
        return framed(at, caption, content, { ink, face: 'mono', size: 8.6 })
      }),
      ...framed({ x: 30, y: 178, width: 331, height: 24 }, 'Renseignements complémentaires', '', { ink }),
      ...grid(
        [36],
        { y: 196, leading: 0 },
        [
          [
            `${taxable === 0 ? '' : `G-1 : ${amount(taxable)}     `}211 : ${amount(Math.round(income * 0.01))}     235 : ${amount(taxable + 18_000)}`,
          ],
        ],
        { face: 'mono', size: 7.6 },
      ),
      box(30, 212, 331, 66, { stroke: ink, strokeWidth: 0.6 }),
      text(33, 220, 'Nom de famille, prénom et adresse du particulier', { size: 5.8, color: ink }),
      ...grid([42], { y: 234, leading: 12 }, [[name], [post[0]], [post[1]]], { face: 'mono', size: 9 }),
      ...framed({ x: 371.2, y: 178, width: 210.8, height: 24 }, 'Numéro d’assurance sociale du particulier', sin, {
        ink,
        face: 'mono-bold',
      }),
      ...framed(
        { x: 371.2, y: 204, width: 210.8, height: 22 },
        'Numéro de référence (facultatif)',
        paper.code('EMP####'),
        { ink, face: 'mono' },
      ),
      box(371.2, 228, 210.8, 50, { stroke: ink, strokeWidth: 0.6 }),
      text(374, 235, 'Nom et adresse de l’employeur ou du payeur', { size: 5.8, color: ink }),
      ...grid([376], { y: 246, leading: 11 }, [[employer], [office[0]], [office[1]]], { face: 'mono', size: 7 }),
      text(30, 292, '2 – COPIE DU PARTICULIER. Voyez l’explication des cases au verso.', {
        face: 'sans-bold',
        size: 7,
        color: ink,
      }),
      text(582, 292, `RL-1 (${year}-10)     Formulaire prescrit`, { size: 7, color: ink, align: 'right' }),
      text(30, 330, 'Instructions pour le particulier', { face: 'sans-bold', size: 9 }),
      ...grid(
        [30],
        { y: 346, leading: 13 },
        [
          [
            'Case A : reportez ce montant à la ligne 101 de votre déclaration, sauf si un montant figure aux renseignements complémentaires.',
          ],
          ['Case E : reportez ce montant à la ligne 451.   Case B.A : ligne 98.   Case H : ligne 97.'],
          ['Case G : s’il n’y a rien à cette case, le salaire admissible au RRQ est égal au montant de la case A.'],
          ['Case J : montant inclus à la case A ; il peut donner droit au crédit pour frais médicaux.'],
          [
            'Conservez ce relevé pendant six ans. N’en joignez pas de copie à votre déclaration transmise par Internet.',
          ],
        ],
        { size: 8 },
      ),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
