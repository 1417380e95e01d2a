import { parts } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { bars, dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { homeLines, partnerOf, plainCapitals, someone } from '../people.ts'

/** A school tax account: numbered keys in a strip on the left, the computation in sentences, owners "SURNAME, Given" in the window at the foot. */
export const schoolTaxes: UnseenLayout = {
  name: 'school-taxes',
  docType: 'property_tax_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.school)
    const owner = someone(paper)
    const owners = paper.chance(0.5) ? [owner, partnerOf(paper, owner)] : [owner]
    const { year } = parts(paper.today)
    const billed = `${year}-07-${paper.pick(['06', '13', '20'])}`
    const value = paper.between(420, 980) * 1_000 + paper.between(0, 9) * 100
    const taxed = value - 25_000
    const whole = Math.round((taxed * 8.423) / 100)
    const fees = paper.pick([0, 0, 500])
    const half = Math.ceil(whole / 2)
    const post = homeLines(owner.home)
    const names = owners.map(({ given, surname }) => `${plainCapitals(surname)}, ${given}`)
    paper.put('document_holder_name', names.join('; '), names[0])
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const roll = paper.put('roll_number', paper.code('#### ## #### # ### ####'))
    const yearText = paper.put('tax_year', String(year), `Année d’imposition ${year}`)
    const billedText = paper.put('document_date', billed, dated(billed, 'JJ-MM-AAAA'))
    const total = putCents(paper, 'amount_due', whole + fees)
    const keys: readonly (readonly [string, string])[] = [
      ['1  Facturé le', billedText],
      ['2  Matricule', roll],
      ['3  No de dossier', paper.code('04#####')],
      ['4  Unité d’évaluation', `${owner.home.door} ${owner.home.street}`],
      ['5  Code municipal', paper.code('#####')],
      ['6  Cadastre', paper.code('# ### ###')],
      ['7  Rôle déposé le', dated(`${year - 1}-09-12`, 'JJ-MM-AAAA')],
      ['8  No SIPC (paiement en ligne)', paper.code('## #### #### #### ####')],
    ]
    const marks = [
      box(0, 0, 12, 792, { fill: '#e08a1e' }),
      shape('M32 60 L54 34 L76 60 Z', { fill: '#e08a1e' }),
      box(40, 62, 28, 14, { fill: '#7a4a10' }),
      text(90, 48, issuer, { size: 12, face: 'serif-bold' }),
      text(90, 62, 'Service des ressources financières – Taxe scolaire', { size: 8.4, face: 'serif' }),
      text(586, 48, 'COMPTE DE TAXE SCOLAIRE', { size: 9.5, face: 'serif-bold', align: 'right' }),
      text(586, 61, `${year}-${year + 1}`, { size: 9.5, face: 'serif-bold', align: 'right' }),
      text(586, 74, yearText, { size: 8, face: 'serif', align: 'right' }),
      ...keys.flatMap(([caption, content], index) => [
        text(32, 104 + index * 30, caption, { size: 7, face: 'serif', color: '#7a4a10' }),
        text(32, 116 + index * 30, content, { size: 9, face: 'serif-bold' }),
      ]),
      line(222, 96, 222, 336, { stroke: '#e08a1e' }),
      ...wrapped(
        { x: 236, y: 106, width: 348, leading: 13 },
        `La taxe est imposée pour la période du 1er juillet ${year} au 30 juin ${year + 1} sur tout immeuble imposable de la région. La première tranche de 25 000 $ de la valeur est exemptée.`,
        { face: 'serif', size: 8.6 },
      ).marks,
      ...grid(
        [236, -584],
        { y: 176, leading: 17 },
        [
          ['Valeur uniformisée', printedDollars(value * 100, 'fr')],
          ['Exemption de base', `${printedMoney(2_500_000, 'fr')} $ –`],
          ['Valeur imposable', printedDollars(taxed * 100, 'fr')],
          ['Taux par 100 $ d’évaluation', '0,08423 $'],
          ['Taxe de l’année', printedDollars(whole, 'fr')],
          ['Frais de mise à jour (mutation)', printedDollars(fees, 'fr')],
          ['Solde antérieur', printedDollars(0, 'fr')],
        ],
        { face: 'serif', size: 8.8 },
      ),
      line(236, 290, 584, 290),
      line(236, 292, 584, 292),
      text(236, 308, 'Somme exigible', { face: 'serif-bold', size: 10 }),
      text(584, 308, total, { face: 'serif-bold', size: 10, align: 'right' }),
      text(236, 326, `Versement 1 : ${dated(`${year}-08-14`, 'JJ-MM-AAAA')} – ${printedDollars(half + fees, 'fr')}`, {
        face: 'serif',
        size: 8,
      }),
      text(236, 338, `Versement 2 : ${dated(`${year}-11-13`, 'JJ-MM-AAAA')} – ${printedDollars(whole - half, 'fr')}`, {
        face: 'serif',
        size: 8,
      }),
      ...wrapped(
        { x: 32, y: 372, width: 552, leading: 11 },
        'Une taxe inférieure à 300 $ est payable en un seul versement, le 31e jour qui suit l’expédition du compte. Les taxes portent intérêt au taux de 6 % l’an à compter de leur échéance. Le défaut d’un versement rend la totalité du solde exigible. Pour un changement d’adresse postale ou de propriétaire, remplissez le formulaire TS-12 au verso. Les personnes de 65 ans et plus peuvent avoir droit à une subvention pour une hausse de taxes municipales.',
        { face: 'serif', size: 7.6, color: '#444' },
      ).marks,
      box(32, 456, 552, 40, { fill: '#fbefdc' }),
      text(44, 474, 'Payez par votre institution financière, jamais au comptoir des écoles.', {
        face: 'serif-bold',
        size: 9,
      }),
      text(44, 487, 'Renseignements : 819 555-0134, du lundi au vendredi de 8 h 30 à 16 h', { face: 'serif', size: 8 }),
      bars(paper, { x: 340, y: 560, width: 210, height: 26 }),
      text(340, 598, paper.code('04##### #### #### ####'), { face: 'mono', size: 8 }),
      ...grid(
        [64],
        { y: 640, leading: 13 },
        [...names, ...post].map((row) => [row]),
        { face: 'serif', size: 9.6 },
      ),
      ...grid(
        [340],
        { y: 640, leading: 13 },
        [[issuer], ['1055, avenue des Écoliers'], ['Drummondville (Québec)  J2C 7K1']],
        { size: 8 },
      ),
    ]
    return [letterPage(marks, 'Spécimen sans valeur', 770)]
  },
}
