import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay } from '../kit.ts'
import { folk } from '../people.ts'

/** A Québec savings house's form on politically exposed persons: questions in grey boxes, each with two squares at the right. */
export const statutPpv: UnseenLayout = {
  name: 'statut-ppv',
  docType: 'pep_declaration',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'QC')
    const [client, agent] = [next(), next()]
    const signed = addDays(paper.today, -paper.between(1, 200))
    const page = leaf('letter', { face: 'narrow', size: 8.8 })
    page.box(36, 30, 540, 34, { fill: '#14532d' })
    page.t(46, 52, paper.pick(['Coopérative d’épargne des Appalaches', 'Fiducie Bas-du-Fleuve']), {
      size: 13,
      face: 'sans-bold',
      color: '#fff',
    })
    page.r(566, 52, 'CONFIDENTIEL', { size: 8, color: '#fff' })
    page.t(36, 92, 'Détermination du statut de personne politiquement vulnérable, de dirigeant', {
      size: 12,
      face: 'sans-bold',
    })
    page.t(36, 108, 'd’une organisation internationale et de tiers', { size: 12, face: 'sans-bold' })
    const half = (x: number, y: number, width: number, caption: string, value: string) => {
      page.box(x, y, width, 30, { stroke: '#6b7280', strokeWidth: 0.5 })
      page.t(x + 4, y + 9, caption, { size: 6.4, color: '#374151' })
      page.t(x + 6, y + 23, value, { face: 'mono', size: 9.6 })
    }
    half(36, 122, 330, 'Prénom et nom du membre ou client', paper.put('document_holder_name', client.name))
    half(366, 122, 210, 'Folio', paper.code('###### - 0#'))
    half(
      36,
      152,
      330,
      'Profession et employeur',
      paper.pick(['Notaire', 'Dentiste', 'Juge à la retraite', 'Économiste, autonome']),
    )
    half(366, 152, 210, 'Date de naissance (AAAA-MM-JJ)', client.born)
    let y = 200
    const ask = (field: string, title: string, content: string, odds: number) => {
      const isYes = paper.chance(odds)
      paper.put(field, String(isYes), '')
      page.box(36, y, 540, 62, { fill: '#f3f4f6' })
      page.t(44, y + 14, title, { face: 'narrow-bold' })
      page.p(44, y + 28, 420, content, { size: 8, leading: 10.6 })
      page.tick(494, y + 34, 10, isYes)
      page.t(508, y + 34, 'Oui')
      page.tick(534, y + 34, 10, !isYes)
      page.t(548, y + 34, 'Non')
      y += 70
    }
    ask(
      'pep_foreign',
      '1.  Étranger politiquement vulnérable',
      'Occupez-vous ou avez-vous déjà occupé, au sein d’un État étranger ou pour son compte, une charge telle que chef d’État, député, ambassadeur, général, juge d’une cour suprême ou dirigeant d’un parti représenté ?',
      0.3,
    )
    ask(
      'pep_domestic',
      '2.  National politiquement vulnérable',
      'Occupez-vous ou avez-vous occupé, au cours des cinq dernières années, une charge au Canada : gouverneur général, ministre, sénateur, député, sous-ministre, maire, juge d’une cour d’appel ?',
      0.4,
    )
    ask(
      'pep_hio',
      '3.  Dirigeant d’une organisation internationale',
      'Êtes-vous ou avez-vous été, au cours des cinq dernières années, le premier dirigeant d’une organisation internationale créée par des États ou membre de son conseil ?',
      0.2,
    )
    ask(
      'third_party',
      '4.  Tiers',
      'Une autre personne que vous donnera-t-elle des instructions sur ce compte, ou le compte sera-t-il utilisé pour le bénéfice d’une autre personne ?',
      0.3,
    )
    page.t(36, y + 14, 'Si vous avez répondu « Oui », précisez la charge, le pays ou le tiers :')
    page.rule(36, y + 34, 576, y + 34, { strokeWidth: 0.4 })
    page.rule(36, y + 54, 576, y + 54, { strokeWidth: 0.4 })
    y = page.p(
      36,
      y + 78,
      540,
      'Je déclare que les renseignements ci-dessus sont exacts. Je m’engage à aviser l’institution de tout changement. Les mêmes questions visent les membres de ma famille et les personnes qui me sont étroitement associées.',
    )
    page.add(...signature(60, y + 8, 0.5, paper.pick([0, 1])))
    page.rule(36, y + 44, 300, y + 44)
    page.t(36, y + 54, 'Signature du membre ou client', { size: 7 })
    page.t(340, y + 40, putDay(paper, 'document_date', signed, 'YYYY-MM-DD'), { face: 'mono', size: 9.6 })
    page.rule(336, y + 44, 576, y + 44)
    page.t(336, y + 54, 'Date (AAAA-MM-JJ)', { size: 7 })
    page.t(
      36,
      y + 80,
      `Réservé à l’institution – Reçu par ${agent.name}, le ${day(addDays(signed, 1), 'D MMM YYYY', 'fr')}   Source : déclaration du client`,
      { size: 7.4 },
    )
    page.t(36, 772, 'CF-04417-210 (2024-06)   SPÉCIMEN', { size: 6.6 })
    return [page.sheet()]
  },
}
