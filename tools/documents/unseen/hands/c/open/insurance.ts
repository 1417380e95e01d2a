import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, homeLines, inThrees, issuers, resident } from '../people.ts'
import { dmy, page, paragraph, stack, wrap } from '../print.ts'

const rooms = ['1 pièce principale', '2 pièces principales', '3 pièces principales', '4 pièces principales'] as const

/** A mutual's home insurance certificate: bulleted facts between sentences, member and contract numbers beside each other. */
export const insurance: UnseenLayout = {
  name: 'attestation-assurance-habitation',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.insurance)
    const [person, adviser, place] = [resident(paper), resident(paper), home(paper)]
    const lines = homeLines(place)
    const { siren } = companyNumbers(paper)
    const issued = addDays(paper.today, -paper.between(3, 80))
    const start = `2026-${paper.pick(['01', '03', '04', '07'])}-01`
    const end = addDays(addYears(start, 1), -1)
    const name = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    const title = person.sex === 'F' ? 'Madame' : 'Monsieur'
    paper.put('address', lines.join(', '), lines.join(' '))
    const policy = paper.put('policy_number', paper.code('HAB-######-@ ##'))
    const color = paper.pick(['#00788a', '#9a1b4f', '#264f2b'])
    const look = { face: 'sans', size: 9.5, leading: 14.5 } as const
    const intro = paragraph(
      70,
      330,
      460,
      `${paper.put('issuer_name', company)} atteste que ${title} ${name} est titulaire à ce jour d'un contrat d'assurance « Habitation Sérénité » n° ${policy} garantissant, en qualité de locataire, le logement désigné ci-après :`,
      look,
    )
    const facts = [
      `adresse du risque : ${lines.join(' ')}`,
      `nature : appartement, ${paper.pick(rooms)}, ${paper.between(22, 94)} m²`,
      `période de garantie : du ${dmy(start)} au ${dmy(end)}`,
      `capital mobilier assuré : ${paper.pick(['15 000', '22 500', '30 000'])} €`,
    ].flatMap((fact) => wrap(fact, 430, 9.5, 'sans').map((row, index) => `${index === 0 ? '•  ' : '    '}${row}`))
    const bottom = intro.bottom + 6 + facts.length * 14.5
    const then = paragraph(
      70,
      bottom + 8,
      460,
      "Ce contrat couvre les conséquences pécuniaires de la responsabilité civile que l'assuré peut encourir vis-à-vis du propriétaire (risques locatifs), des voisins et des tiers, en cas d'incendie, d'explosion ou de dégât des eaux, conformément à l'article 7 g de la loi du 6 juillet 1989.",
      look,
    )
    const last = paragraph(
      70,
      then.bottom + 8,
      460,
      "La présente attestation, établie pour valoir ce que de droit, n'implique qu'une présomption de garantie à la charge de l'assureur (article L. 112-3 du Code des assurances).",
      look,
    )
    return [
      page([
        shape('M70 44 L106 44 L106 70 C106 84 92 92 88 94 C84 92 70 84 70 70 Z', { fill: color }),
        text(88, 74, brand.charAt(0), { size: 22, face: 'serif-bold', color: '#ffffff', align: 'middle' }),
        text(116, 78, brand, { size: 22, face: 'sans-bold', color }),
        ...stack(
          70,
          124,
          12,
          [
            'Vos références à rappeler',
            `Sociétaire : ${paper.code('#### ### @')}`,
            `Contrat : ${policy}`,
            `Dossier : ${paper.code('ATT26-#######')}`,
          ],
          { size: 8.5 },
        ),
        ...stack(
          70,
          184,
          11,
          [
            `Votre conseillère, votre conseiller : ${adviser.given} ${adviser.surname}`,
            '05 49 00 00 00 – prix d’un appel local',
          ],
          { size: 8 },
        ),
        ...stack(325, 140, 13.5, [`${title} ${name}`, ...lines], { size: 10.5 }),
        text(325, 248, `Niort, le ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, {
          face: 'sans',
          size: 9.5,
        }),
        box(70, 270, 460, 28, { fill: color }),
        text(300, 289, "ATTESTATION D'ASSURANCE HABITATION", {
          size: 13,
          face: 'sans-bold',
          color: '#ffffff',
          align: 'middle',
        }),
        ...intro.marks,
        ...stack(84, intro.bottom + 6, 14.5, facts, { face: 'sans', size: 9.5 }),
        ...then.marks,
        ...last.marks,
        text(360, last.bottom + 24, 'Le Directeur des opérations', { face: 'sans', size: 9 }),
        ...signature(370, last.bottom + 34, 0.5, 0),
        line(70, 776, 530, 776, { stroke: color }),
        ...stack(
          70,
          788,
          8.5,
          [
            `${company} – Société d’assurance à cotisations variables régie par le Code des assurances – SIREN ${inThrees(siren)}`,
            'Siège social : 200 avenue des Sauniers, CS 70001, 79038 NIORT CEDEX 9 – Autorité de contrôle : ACPR, 4 place de Budapest, 75436 PARIS CEDEX 09',
          ],
          { size: 6.2, color: '#555555' },
        ),
      ]),
    ]
  },
}
