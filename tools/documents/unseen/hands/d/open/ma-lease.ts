import { addDays, addYears } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, canonical, dayFirst, frenchDate, paragraph, putDate } from '../kit.ts'
import { birthDate, moroccan, moroccanHome } from '../people.ts'

const towns = ['Agadir', 'Rabat', 'Tanger', 'Marrakech', 'Oujda']
const look = { size: 10.5, face: 'serif' } as const

/** A typed contract of two pages whose values stand in its sentences: both parties with their homes, a deposit beside the rent. */
export const maLease: UnseenLayout = {
  name: 'ma-lease',
  docType: 'lease',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const [owner, tenant] = [moroccan(paper), moroccan(paper)]
    const title = (sex: 'F' | 'M') => (sex === 'F' ? 'Madame' : 'Monsieur')
    const start = `2026-${paper.pick(['03', '05', '07', '09', '10'])}-01`
    const end = addDays(addYears(start, paper.between(1, 3)), -1)
    const signed = addDays(start, -paper.between(2, 14))
    const rent = paper.between(22, 95) * 10_000
    const town = paper.pick(towns)
    const place = `${paper.between(3, 180)}, rue ${paper.pick(['Al Araar', 'des Orangers', 'Oued Massa', 'Ahmed Chawki'])}, ${paper.pick(['1er étage', 'appartement 4', 'rez-de-chaussée, porte 2'])}, ${town}`
    const date = (field: string, iso: string, printed: string) => putDate(paper, field, iso, printed)
    const money = (cents: number) => `${amount(cents, 'space')} DH`
    const cin = () => paper.code('@@######')
    const parties = [
      `${title(owner.sex)} ${paper.put('landlord_name', `${owner.given} ${owner.surname.toUpperCase()}`)}, de nationalité marocaine, né(e) le ${dayFirst(birthDate(paper))}, titulaire de la carte nationale n° ${cin()}, demeurant à ${moroccanHome(paper).join(', ')}, ci-après dénommé(e) « le bailleur », d’une part\u00a0;`,
      `Et ${title(tenant.sex)} ${paper.put('document_holder_name', `${tenant.given} ${tenant.surname.toUpperCase()}`)}, de nationalité marocaine, né(e) le ${dayFirst(birthDate(paper))}, titulaire de la carte nationale n° ${cin()}, demeurant précédemment à ${moroccanHome(paper).join(', ')}, ci-après dénommé(e) « le locataire », d’autre part\u00a0;`,
    ]
    const clauses = [
      [
        'Article 1 – Objet.',
        `Le bailleur donne à loyer au locataire, qui accepte, le local à usage d’habitation sis à ${paper.put('address', place)}, composé de ${paper.between(2, 4)} pièces, cuisine et salle d’eau.`,
      ],
      [
        'Article 2 – Durée.',
        `Le présent bail est consenti pour une durée commençant à courir le ${date('lease_start', start, frenchDate(start))} pour finir le ${date('lease_end', end, frenchDate(end))}, renouvelable par tacite reconduction sauf congé donné par lettre recommandée deux mois avant l’échéance.`,
      ],
      [
        'Article 3 – Loyer.',
        `Le loyer mensuel est fixé à la somme de ${paper.put('monthly_rent', canonical(rent), money(rent))}, taxe d’édilité comprise, payable d’avance entre les mains du bailleur le premier de chaque mois. Il sera révisé conformément à la loi n° 07-03.`,
      ],
      [
        'Article 4 – Garantie.',
        `Le locataire a versé ce jour la somme de ${money(rent * 2)} à titre de dépôt de garantie, non productive d’intérêts, qui lui sera restituée à la sortie, déduction faite des réparations locatives.`,
      ],
    ]
    const rest = [
      [
        'Article 5 – Entretien.',
        'Le locataire jouira des lieux en bon père de famille, n’y fera aucun percement ni changement sans l’accord écrit du bailleur et supportera les réparations locatives.',
      ],
      [
        'Article 6 – Eau et électricité.',
        'Les abonnements sont au nom du locataire, qui en paiera les consommations et remettra quittance à sa sortie.',
      ],
      [
        'Article 7 – Résiliation.',
        'À défaut de paiement d’un seul terme, et quinze jours après une mise en demeure restée sans effet, le bail sera résilié de plein droit.',
      ],
      [
        'Article 8 – Élection de domicile.',
        'Pour l’exécution des présentes, les parties élisent domicile en leurs demeures respectives.',
      ],
    ]
    const flow = (from: number, items: readonly (readonly string[])[]): { marks: Mark[]; bottom: number } => {
      let y = from
      const marks = items.flatMap(([heading = '', content = '']) => {
        const body = paragraph({ x: 70, y: y + (heading === '' ? 0 : 16), width: 455, leading: 15 }, content, look)
        const top = heading === '' ? [] : [text(70, y, heading, { ...look, face: 'serif-bold' })]
        y = body.bottom + 10
        return [...top, ...body.marks]
      })
      return { marks, bottom: y }
    }
    const opening = flow(140, [
      ['', 'Entre les soussignés :'],
      ...parties.map((content) => ['', content]),
      ['', 'Il a été arrêté et convenu ce qui suit :'],
      ...clauses,
    ])
    const closing = flow(80, rest)
    const foot = (page: number) => [
      text(525, 800, `Paraphes : ______  ______      ${page}/2`, { size: 8, face: 'serif', align: 'right' }),
      text(70, 814, 'SPECIMEN', { size: 6.5 }),
    ]
    const first = [
      text(297, 84, 'CONTRAT DE BAIL', { size: 16, face: 'serif-bold', align: 'middle' }),
      text(297, 102, 'à usage d’habitation (loi n° 67-12)', { size: 10, face: 'serif', align: 'middle' }),
      ...opening.marks,
      ...foot(1),
    ]
    const second = [
      ...closing.marks,
      text(
        70,
        closing.bottom + 20,
        `Fait en deux exemplaires originaux à ${town}, le ${date('document_date', signed, dayFirst(signed))}.`,
        look,
      ),
      text(90, closing.bottom + 60, 'Le bailleur', look),
      text(380, closing.bottom + 60, 'Le locataire', look),
      text(90, closing.bottom + 74, '(lu et approuvé)', { ...look, size: 8 }),
      text(380, closing.bottom + 74, '(lu et approuvé)', { ...look, size: 8 }),
      line(70, closing.bottom + 160, 525, closing.bottom + 160, { strokeWidth: 0.4 }),
      text(
        70,
        closing.bottom + 174,
        `Légalisation des signatures – Annexe administrative n° ${paper.between(1, 30)} – droits : 4,00 DH`,
        { ...look, size: 8 },
      ),
      ...foot(2),
    ]
    return [a4Sheet(first), a4Sheet(second)]
  },
}
