import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, figures, page } from '../kit.ts'
import { folk } from '../people.ts'

/** A French mutual insurer's renewal notice for a home: several numbers of the member, the guarantees in a table, two columns. */
export const avisEcheance: UnseenLayout = {
  name: 'avis-echeance',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const holder = folk(paper, 'FR')()
    const [brand, legal] = paper.pick([
      ['MUTARIS', 'Mutaris Assurances Mutuelles'],
      ['LA SOLÈNE', 'La Solène Mutuelle d’Assurance'],
      ['ARVERNE', 'Arverne Mutuelle Habitation'],
    ] as const)
    const ink = paper.pick(['#b8002e', '#00708a', '#3c6e1f'])
    const issued = addDays(paper.today, -paper.between(10, 90))
    const from = addDays(issued, 42)
    const sum = paper.between(14_500, 58_000)
    const euros = (cents: number) => `${figures(cents, 'space')} €`
    const { say, rows, flow, add, marks } = easel({ size: 9 })

    add(shape('M40 30 L88 30 L88 58 C88 74 72 84 64 88 C56 84 40 74 40 58 Z', { fill: ink }))
    say(64, 62, brand.charAt(0), { face: 'serif-bold', size: 22, color: '#fff', align: 'middle' })
    say(98, 58, paper.put('issuer_name', legal), { face: 'serif-bold', size: 15, color: ink })
    say(98, 72, 'assureur mutualiste', { size: 8, color: '#666' })
    rows(330, 128, 12.6, [paper.put('document_holder_name', `${holder.given} ${holder.surname}`), ...holder.lines], {
      size: 10,
    })
    paper.put('address', holder.lines.join(', '), holder.lines[0])
    add(line(40, 106, 40, 216, { stroke: ink, strokeWidth: 2.4 }))
    const refs: readonly (readonly [string, string])[] = [
      ['Sociétaire', paper.code('#######@')],
      ['Contrat', paper.put('policy_number', paper.code('HAB-####-#####'))],
      ['Avis n°', paper.code('2##########')],
      ['Votre agence', `${holder.town} - 09 78 97 00 31`],
    ]
    refs.forEach(([label, value], index) => {
      say(50, 116 + index * 27, label, { size: 7.6, color: '#666' })
      say(50, 128 + index * 27, value, { size: 9.6, face: 'narrow-bold' })
    })
    say(330, 214, `${holder.town}, le ${paper.put('document_date', issued, dated(issued, 'D MON YYYY'))}`)
    say(40, 258, 'Avis d’échéance Habitation', { face: 'sans-bold', size: 15, color: ink })
    flow(
      { x: 40, y: 280, width: 519, leading: 13 },
      `Madame, Monsieur, votre contrat multirisque habitation est reconduit pour une année du ${dated(from, 'DD/MM/YYYY')} au ${dated(addDays(addYears(from, 1), -1), 'DD/MM/YYYY')}. Sa cotisation s’élève à ${euros(sum)} TTC. Elle sera prélevée en une fois le ${dated(addDays(from, 4), 'DD/MM/YYYY')} sur le compte dont l’IBAN se termine par ${paper.code('XXXX ###')}.`,
    )

    say(40, 350, 'Le logement assuré', { face: 'sans-bold', size: 10, color: ink })
    rows(40, 366, 13, [
      holder.lines.slice(-2).join(' - '),
      `${paper.pick(['Appartement', 'Maison'])}, ${paper.between(2, 6)} pièces principales, résidence principale`,
      paper.pick(['Vous en êtes propriétaire', 'Vous en êtes locataire']),
      `Capital mobilier : ${figures(paper.between(8, 60) * 100_000, 'space').slice(0, -3)} €`,
    ])
    say(320, 350, 'Vos garanties', { face: 'sans-bold', size: 10, color: ink })
    const covers = [
      'Responsabilité civile vie privée',
      'Incendie, explosion',
      'Dégâts des eaux, gel',
      'Vol, vandalisme',
      'Bris de glaces',
      'Catastrophes naturelles',
      'Défense pénale et recours',
    ]
    covers.forEach((cover, index) => {
      say(320, 366 + index * 14, cover)
      say(559, 366 + index * 14, paper.pick(['acquise', 'acquise', 'franchise 150 €', 'franchise 380 €']), {
        align: 'right',
        size: 8,
      })
      add(line(320, 370 + index * 14, 559, 370 + index * 14, { stroke: '#ddd', strokeWidth: 0.4 }))
    })
    add(roundedBox(40, 492, 519, 88, 6, { stroke: ink }))
    const parts: readonly (readonly [string, number])[] = [
      ['Cotisation hors taxes', Math.round(sum * 0.8)],
      ['Taxes et contribution attentats (6,50 €)', sum - Math.round(sum * 0.8)],
      ['Total de votre cotisation annuelle', sum],
    ]
    parts.forEach(([label, cents], index) => {
      const face = index === 2 ? 'narrow-bold' : 'narrow'
      say(54, 516 + index * 22, label, { face, size: 10 })
      say(545, 516 + index * 22, euros(cents), { face, size: 10, align: 'right' })
    })
    add(box(40, 606, 519, 74, { fill: '#f6f2ee' }))
    say(52, 624, 'Et si vous protégiez aussi votre vélo ?', { face: 'sans-bold', size: 9.4, color: ink })
    flow(
      { x: 52, y: 640, width: 490, leading: 12 },
      'Deux mois offerts pour toute souscription de Formule Mobilité, dès 4,90 € par mois. Parlez-en à votre conseiller ou flashez le code de votre carte de sociétaire.',
    )
    flow(
      { x: 40, y: 706, width: 519, leading: 10 },
      `Loi Chatel : vous pouvez vous opposer à cette reconduction dans les 20 jours qui suivent la date d’envoi de cet avis. Le présent document n’est pas une attestation d’assurance.`,
      { size: 7.8 },
    )
    flow(
      { x: 40, y: 790, width: 519, leading: 8.6 },
      `${legal} - société d’assurance mutuelle à cotisations variables régie par le Code des assurances, 2 et 4 rue du Faubourg, 63000 Clermont-Ferrand. SPÉCIMEN - N’a pas valeur contractuelle.`,
      { size: 6.6, color: '#666' },
    )
    return [page(marks)]
  },
}
