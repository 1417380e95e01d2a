import { addDays, parts } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, letterPage, putAddress, wrapped } from '../kit.ts'
import { capitalLines, plainCapitals, someone } from '../people.ts'

/** A ministry-like letter about an allowance: place and date on one line, keys in a margin block, amounts inside sentences. */
export const allowanceLetter: UnseenLayout = {
  name: 'allowance-letter',
  docType: 'government_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.office)
    const person = someone(paper)
    const agent = someone(paper)
    const issued = addDays(paper.today, -paper.between(6, 80))
    const { year } = parts(issued)
    const name = plainCapitals(`${person.given} ${person.surname}`)
    const title = person.sex === 'F' ? 'Madame' : 'Monsieur'
    const post = capitalLines(person.home)
    const monthly = paper.between(9_800, 41_000)
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const fileNumber = paper.put('reference_number', paper.code('@@## #### ####-#'))
    const serif = { face: 'serif', size: 9.4 } as const
    const body = [
      `${title},`,
      `Nous avons étudié la demande que vous nous avez transmise le ${dated(addDays(issued, -41), 'J mmmm AAAA')}. À la suite de cet examen, nous vous informons que vous avez droit à une allocation de ${printedDollars(monthly, 'fr')} par mois, soit ${printedDollars(monthly * 12, 'fr')} pour la période de juillet ${year} à juin ${year + 1}.`,
      `Ce montant a été établi d’après le revenu familial net de ${printedDollars(paper.between(2_800_000, 7_400_000), 'fr')} inscrit dans votre déclaration de revenus de ${year - 1}. Le premier versement sera déposé dans votre compte se terminant par ${paper.code('###')} le ${dated(addDays(issued, 12), 'J mmmm AAAA')}.`,
      'Vous devez nous aviser sans délai de tout changement d’adresse, de situation conjugale ou de garde, à l’aide du service Mon dossier ou par téléphone. Une somme reçue en trop devra être remboursée.',
      `Si vous n’êtes pas d’accord avec cette décision, vous pouvez en demander la révision par écrit dans les 90 jours, soit au plus tard le ${dated(addDays(issued, 90), 'J mmmm AAAA')}.`,
      `Veuillez recevoir, ${title}, nos salutations distinguées.`,
    ]
    let y = 288
    const paragraphs = body.flatMap((words) => {
      const { marks, bottom } = wrapped({ x: 150, y, width: 410, leading: 13.4 }, words, serif)
      y = bottom + 9
      return marks
    })
    const margin = [
      ['Votre dossier', fileNumber],
      ['Programme', 'Soutien – volet 2'],
      ['Décision', paper.code('D-#######')],
      ['Téléphone', '1 800 555-0169'],
      ['Heures', '8 h 30 à 16 h 30'],
      ['Préposé', agent.given],
    ] as const
    const marks = [
      box(40, 34, 26, 17, { stroke: '#1b4f9c', strokeWidth: 1 }),
      box(51, 34, 4, 17, { fill: '#1b4f9c' }),
      box(40, 40.5, 26, 4, { fill: '#1b4f9c' }),
      text(74, 44, issuer, { face: 'sans-bold', size: 9.4 }),
      text(74, 55, 'Direction des services à la clientèle', { face: 'sans', size: 7.4 }),
      text(572, 118, `Québec, ${paper.put('document_date', issued, dated(issued, 'le J mmmm AAAA'))}`, {
        ...serif,
        align: 'right',
      }),
      text(150, 150, plainCapitals(title), { face: 'mono', size: 9.4 }),
      text(150, 162, name, { face: 'mono', size: 9.4 }),
      text(150, 174, post[0], { face: 'mono', size: 9.4 }),
      text(150, 186, post[1], { face: 'mono', size: 9.4 }),
      text(150, 250, 'Objet :', { ...serif, face: 'serif-bold' }),
      text(190, 250, 'Décision concernant votre allocation', { ...serif, face: 'serif-bold' }),
      ...margin.flatMap(([caption, content], index) => [
        text(40, 250 + index * 32, caption, { size: 6.8, color: '#1b4f9c', face: 'sans-bold' }),
        text(40, 261 + index * 32, content, { size: 7.8, face: 'sans' }),
      ]),
      line(140, 240, 140, 440, { stroke: '#1b4f9c' }),
      ...paragraphs,
      ...signature(150, y + 2, 0.45, 1),
      text(150, y + 42, `${agent.given} ${agent.surname}`, serif),
      text(150, y + 55, 'Technicienne ou technicien à l’attribution', serif),
      text(40, 740, 'C. P. 7777, terminus, Québec (Québec)  G1K 7X2', { size: 7 }),
      text(572, 740, 'LD-214A (2026-02)   1/1', { size: 7, align: 'right' }),
    ]
    return [letterPage(marks, 'SPECIMEN')]
  },
}
