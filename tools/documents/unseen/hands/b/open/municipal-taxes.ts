import { addDays, parts } from '../../../../calendar.ts'
import { box, ellipse, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { cutLine, dated, framed, grid, letterPage, putAddress, putCents } from '../kit.ts'
import { capitalLines, plainCapitals, someone } from '../people.ts'

/** A town's tax account printed by a line printer: matricule and assessment in cells, a table of rates, three instalment coupons. */
export const municipalTaxes: UnseenLayout = {
  name: 'municipal-taxes',
  docType: 'property_tax_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const town = paper.pick(issuers.town)
    const person = someone(paper)
    const { year } = parts(paper.today)
    const sent = `${year}-0${paper.pick(['1-28', '2-05', '2-12'])}`
    const [land, building] = [paper.between(60, 190) * 1_000, paper.between(140, 480) * 1_000]
    const value = land + building
    const charge = (label: string, base: string, rate: string, cents: number) => ({ label, base, rate, cents })
    const rated = (label: string, rate: string, per100: number) =>
      charge(label, printedMoney(value * 100, 'fr'), rate, Math.round(value * per100))
    const charges = [
      rated('FONCIERE GENERALE RESIDENTIELLE', '0,6215/100 $', 0.6215),
      rated('VOIRIE ET INFRASTRUCTURES', '0,0480/100 $', 0.048),
      rated('SURETE DU QUEBEC', '0,0712/100 $', 0.0712),
      charge('EAU – TARIF DE BASE', '1 LOG.', '215,00', 21_500),
      charge('MATIERES RESIDUELLES', '1 LOG.', '198,50', 19_850),
      charge('REGL. EMPRUNT 2014-07 EGOUT', '18,29 M', '11,35', 20_759),
    ]
    const total = charges.reduce((sum, { cents }) => sum + cents, 0)
    const third = Math.floor(total / 3)
    const instalments = [
      ['3e VERSEMENT', addDays(sent, 210), third],
      ['2e VERSEMENT', addDays(sent, 120), third],
      ['1er VERSEMENT', addDays(sent, 30), total - 2 * third],
    ] as const
    const name = plainCapitals(`${person.surname} ${person.given}`)
    const post = capitalLines({ ...person.home, city: town.replace(/^(?:Ville|Municipalité) de /, '') })
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', town)
    paper.put('tax_year', String(year), `TAXES MUNICIPALES ${year}`)
    const sentText = paper.put('document_date', sent, dated(sent, 'AAAA-MM-JJ'))
    const roll = paper.put('roll_number', paper.code('####-##-####-0-000-0000'))
    const due = putCents(paper, 'amount_due', total, printedMoney(total, 'fr'))
    const mono = { face: 'mono', size: 8 } as const
    const cell = (x: number, y: number, width: number, caption: string, content: string) =>
      framed({ x, y, width, height: 24 }, caption, content, { ...mono, ink: '#1f4d8a' })
    const marks = [
      ellipse(54, 52, 22, 26, { stroke: '#1f4d8a', strokeWidth: 2 }),
      shape('M38 58 C46 40 50 66 54 50 C58 38 64 66 70 50', { stroke: '#1f4d8a', strokeWidth: 2 }),
      text(90, 44, town, { size: 14, face: 'serif-bold' }),
      text(90, 57, '2455, rue de l’Hôtel-de-Ville – Service de la trésorerie, 450 555-0171, poste 224', {
        size: 7.4,
        face: 'serif',
      }),
      text(582, 84, `COMPTE DE TAXES MUNICIPALES ${year}`, { size: 13, face: 'sans-bold', align: 'right' }),
      ...cell(320, 96, 160, 'Matricule', roll),
      ...cell(482, 96, 100, 'Date d’envoi', sentText),
      ...cell(320, 122, 80, 'Compte no', paper.code('00####')),
      ...cell(402, 122, 78, 'Client no', paper.code('1####')),
      ...cell(482, 122, 100, 'Période imposée', 'JANV. À DÉC.'),
      ...cell(320, 148, 262, 'Emplacement', post[0]),
      ...cell(320, 174, 130, 'Cadastre', paper.code('# ### ###')),
      ...cell(452, 174, 130, 'Superficie', `${paper.between(380, 4200)},${paper.between(1, 9)} m²`),
      ...grid([52], { y: 128, leading: 12 }, [[name], [post[0]], [post[1]]], { face: 'mono', size: 9 }),
      box(30, 214, 552, 14, { fill: '#dde6f2' }),
      text(36, 224, `ÉVALUATION (RÔLE TRIENNAL ${year - 1}-${year}-${year + 1})`, { face: 'sans-bold', size: 7.4 }),
      ...grid(
        [36, -190, 220, -370, 400, -576],
        { y: 244, leading: 0 },
        [
          [
            'Terrain',
            printedMoney(land * 100, 'fr'),
            'Bâtiment',
            printedMoney(building * 100, 'fr'),
            'Immeuble',
            printedMoney(value * 100, 'fr'),
          ],
        ],
        mono,
      ),
      text(36, 258, 'Facteur comparatif 1,00   Proportion médiane 100 %   Code d’utilisation 1000 Logement', {
        size: 7,
      }),
      box(30, 270, 552, 14, { fill: '#dde6f2' }),
      ...grid([36, -360, -460, -576], { y: 280, leading: 0 }, [['DESCRIPTION DES TAXES', 'BASE', 'TAUX', 'MONTANT']], {
        face: 'sans-bold',
        size: 7.4,
      }),
      ...grid(
        [36, -360, -460, -576],
        { y: 298, leading: 13 },
        charges.map(({ label, base, rate, cents }) => [label, base, rate, printedMoney(cents, 'fr')]),
        mono,
      ),
      ...grid(
        [36, -576],
        { y: 384, leading: 13 },
        [
          ['ARRERAGES AU ' + dated(addDays(sent, -3), 'JJ-MM-AAAA'), '0,00'],
          ['INTERETS COURUS (12 % L’AN, PENALITE 5 %)', '0,00'],
        ],
        mono,
      ),
      line(380, 402, 582, 402),
      text(384, 416, 'TOTAL DU COMPTE', { face: 'sans-bold', size: 8.6 }),
      text(576, 416, due, { face: 'mono-bold', size: 9.5, align: 'right' }),
      text(
        36,
        440,
        'Si vous avez un créancier hypothécaire chargé du paiement, faites-lui parvenir ce compte. Payable en trois versements si le total atteint 300 $.',
        { size: 7 },
      ),
      ...instalments.flatMap(([title, day, cents], index) => {
        const top = 470 + index * 100
        return [
          ...cutLine(top),
          text(36, top + 20, title, { face: 'sans-bold', size: 9 }),
          text(36, top + 36, town, { size: 8, face: 'serif' }),
          text(36, top + 50, name, mono),
          text(36, top + 84, paper.code('<00####0> ####### ###### ##'), { face: 'mono', size: 9 }),
          ...cell(320, top + 12, 160, 'Matricule', roll),
          ...cell(482, top + 12, 100, 'Échéance', dated(day, 'AAAA-MM-JJ')),
          ...cell(482, top + 38, 100, 'Montant du versement', printedMoney(cents, 'fr')),
          ...cell(320, top + 38, 160, 'Montant payé', ''),
        ]
      }),
    ]
    return [letterPage(marks, 'SPECIMEN')]
  },
}
