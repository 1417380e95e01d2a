import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, roundedBox, shape, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import { joinedAddress } from '../../../../person.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, wrapped } from '../kit.ts'
import { homeLines, initialsOf, partnerOf, someone } from '../people.ts'

/** Declarations of a home policy: a broker beside the insured, limits in a table, the insurer's legal name only under the signature. */
export const homeInsurance: UnseenLayout = {
  name: 'home-insurance',
  docType: 'insurance_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.insurer)
    const insured = someone(paper)
    const broker = someone(paper)
    const holders = paper.chance(0.5) ? [insured, partnerOf(paper, insured)] : [insured]
    const issued = addDays(paper.today, -paper.between(15, 160))
    const start = addDays(issued, paper.between(12, 32))
    const names = holders.map(({ given, surname }) => `${given} ${surname}`)
    const post = homeLines(insured.home)
    const building = paper.between(240, 690) * 1_000
    const premiums = [paper.between(62_000, 140_000), paper.between(4_000, 9_000), paper.between(3_000, 12_000)]
    const subtotal = premiums.reduce((sum, one) => sum + one, 0)
    const tax = Math.round(subtotal * 0.09)
    const limit = (dollars: number) => `${printedMoney(dollars * 100, 'fr').replace(/,00$/, '')} $`
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', joinedAddress(post), post.join(', ').replace(/\s+/g, ' '))
    paper.put('issuer_name', issuer)
    const policy = paper.put('policy_number', paper.code('H##-####-###'))
    const issuedText = paper.put('document_date', issued, dated(issued, 'J mmm AAAA'))
    const red = '#8c1c2c'
    const marks = [
      shape('M306 24 L330 34 L328 56 L306 70 L284 56 L282 34 Z', { fill: red }),
      text(306, 52, initialsOf(issuer), { size: 13, face: 'serif-bold', color: '#fff', align: 'middle' }),
      text(306, 88, 'ASSURANCE HABITATION – PROPRIÉTAIRE OCCUPANT', { size: 11, face: 'serif-bold', align: 'middle' }),
      text(306, 101, 'Conditions particulières · Renouvellement', { size: 9, face: 'serif', align: 'middle' }),
      roundedBox(36, 116, 540, 74, 6, { stroke: red, strokeWidth: 0.8 }),
      ...grid(
        [48, 150],
        { y: 133, leading: 16 },
        [
          [holders.length > 1 ? 'Assurés désignés' : 'Assuré désigné', names.join(' et ')],
          ['Adresse postale', post.join(', ').replace(/\s+/g, ' ')],
          ['Police', policy],
          ['Remplace', paper.code('H##-####-###')],
        ],
        { size: 8.6 },
      ),
      ...grid(
        [380, 470],
        { y: 165, leading: 16 },
        [
          ['Émise le', issuedText],
          ['Client', paper.code('C-#######')],
        ],
        { size: 8.6 },
      ),
      roundedBox(36, 198, 264, 66, 6, { stroke: '#bbb', strokeWidth: 0.6 }),
      ...grid(
        [48],
        { y: 214, leading: 13 },
        [
          ['Votre courtier'],
          [`${broker.given} ${broker.surname}, courtier en assurance de dommages`],
          [`Cabinet ${broker.surname} & associés – code ${paper.code('4###')}`],
          [homeLines(broker.home)[0]],
        ],
        { size: 7.6 },
      ),
      roundedBox(312, 198, 264, 66, 6, { stroke: '#bbb', strokeWidth: 0.6 }),
      ...grid(
        [324],
        { y: 214, leading: 13 },
        [
          ['Période d’assurance'],
          [`Du ${dated(start, 'J mmm AAAA')} au ${dated(addYears(start, 1), 'J mmm AAAA')}`],
          ['à 0 h 01, heure normale au lieu du risque'],
          [`Créancier hypothécaire : ${paper.pick(issuers.mortgage)}`],
        ],
        { size: 7.6 },
      ),
      text(36, 290, 'RISQUE NO 1', { face: 'serif-bold', size: 9, color: red }),
      text(
        110,
        290,
        `Lieu assuré : même que l’adresse postale. Construit en ${paper.between(1948, 2016)}, chauffage électrique, borne-fontaine à moins de 300 m.`,
        { size: 7.8 },
      ),
      box(36, 300, 540, 16, { fill: red }),
      ...grid([42, -360, -460, -570], { y: 311, leading: 0 }, [['GARANTIES', 'MONTANT', 'FRANCHISE', 'PRIME']], {
        face: 'sans-bold',
        size: 7,
        color: '#fff',
      }),
      ...grid(
        [42, -360, -460, -570],
        { y: 332, leading: 15 },
        [
          ['A  Bâtiment d’habitation', limit(building), limit(1_000), printedMoney(premiums[0] ?? 0, 'fr')],
          ['B  Dépendances', limit(building / 10), '', 'incl.'],
          ['C  Biens meubles', limit(building / 2), '', 'incl.'],
          ['D  Frais de subsistance supplémentaires', limit(building / 5), '', 'incl.'],
          ['E  Responsabilité civile', limit(2_000_000), '', printedMoney(premiums[1] ?? 0, 'fr')],
          ['16c  Eau – Refoulement d’égouts', limit(25_000), limit(2_500), printedMoney(premiums[2] ?? 0, 'fr')],
          ['Valeur à neuf sans obligation de reconstruire', '', '', 'incl.'],
        ],
        { size: 8.4 },
      ),
      line(400, 440, 576, 440),
      ...grid(
        [400, -570],
        { y: 454, leading: 14 },
        [
          ['Prime', printedMoney(subtotal, 'fr')],
          ['Taxe 9 %', printedMoney(tax, 'fr')],
          ['Prime annuelle totale', printedMoney(subtotal + tax, 'fr')],
        ],
        { size: 8.6, face: 'narrow-bold' },
      ),
      text(36, 454, `Mode de paiement : 12 prélèvements, compte ••••${paper.code('###')}`, { size: 8 }),
      text(36, 468, 'Rabais appliqués : multi-produits, alarme incendie, sans réclamation 6 ans', { size: 8 }),
      ...wrapped(
        { x: 36, y: 530, width: 540, leading: 10 },
        'Le présent document, avec la formule Q.P.F. 1 et les avenants énumérés, constitue votre contrat. Vérifiez-le : vous disposez de dix jours pour demander une correction. Toute aggravation du risque (location à court terme, rénovations majeures, absence de plus de quatre jours en hiver) doit nous être déclarée promptement. Sinistre? 1 855 555-0117, jour et nuit.',
        { size: 7.6, color: '#444' },
      ).marks,
      text(400, 640, 'Président et chef de la direction', { size: 7 }),
      line(400, 630, 560, 630),
      text(36, 720, `Assureur : ${issuer} – 2525, boulevard des Assureurs, Québec (Québec)  G1N 4L5`, { size: 7.2 }),
      text(576, 720, 'HAB-PO-F (01-2025)', { size: 6.4, align: 'right' }),
    ]
    return [letterPage(marks, 'SPÉCIMEN – aucune garantie n’est accordée')]
  },
}
