import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { page, paragraph } from '../print.ts'

const sections = [
  [
    '1. QU’EST-CE QUE CE MÉDICAMENT ET DANS QUELS CAS EST-IL UTILISÉ ?',
    'Classe pharmacothérapeutique : autres analgésiques et antipyrétiques. Ce médicament contient du paracétamol. Il est indiqué en cas de douleur et/ou fièvre telles que maux de tête, états grippaux, douleurs dentaires, courbatures, règles douloureuses.',
  ],
  [
    '2. QUELLES SONT LES INFORMATIONS À CONNAÎTRE AVANT DE PRENDRE CE MÉDICAMENT ?',
    'Ne prenez jamais ce médicament si vous êtes allergique au paracétamol ou à l’un des autres composants, ou si vous avez une maladie grave du foie. Adressez-vous à votre médecin ou pharmacien en cas de poids inférieur à 50 kg, de maladie des reins ou d’abus d’alcool. Grossesse et allaitement : au besoin, ce médicament peut être utilisé pendant la grossesse.',
  ],
  [
    '3. COMMENT PRENDRE CE MÉDICAMENT ?',
    'La dose usuelle est de 1 comprimé par prise, à renouveler au bout de 6 heures minimum. Ne dépassez pas 3 comprimés par jour. Voie orale. Les comprimés sont à avaler tels quels avec une boisson. Si vous avez pris plus de comprimés que vous n’auriez dû, consultez immédiatement un médecin.',
  ],
  [
    '4. QUELS SONT LES EFFETS INDÉSIRABLES ÉVENTUELS ?',
    'Comme tous les médicaments, ce médicament peut provoquer des effets indésirables, mais ils ne surviennent pas systématiquement chez tout le monde : éruption cutanée, urticaire, baisse des plaquettes.',
  ],
  [
    '5. COMMENT CONSERVER CE MÉDICAMENT ?',
    'Tenir hors de la vue et de la portée des enfants. N’utilisez pas ce médicament après la date de péremption indiquée sur la boîte. Pas de précautions particulières de conservation.',
  ],
  [
    '6. CONTENU DE L’EMBALLAGE ET AUTRES INFORMATIONS',
    'La substance active est le paracétamol (1000 mg par comprimé). Les autres composants sont : povidone, amidon prégélatinisé, acide stéarique. Boîte de 8 comprimés.',
  ],
] as const

/** A medicine's leaflet: two dense columns of questions and warnings, a laboratory's address and a revision date at the end. */
export const leaflet: UnseenLayout = {
  name: 'autre-notice-medicament',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const brand = paper.pick(['DOLIVANE', 'PARALGYL', 'EFFIDOR'])
    const maker = paper.pick(['Laboratoires Thalvine', 'Laboratoires Ombrelle', 'Pharméris France'])
    const column = (x: number, contents: readonly (readonly [string, string])[]) =>
      contents.reduce<{ marks: Mark[]; y: number }>(
        ({ marks, y }, [heading, body]) => {
          const head = paragraph(x, y, 235, heading, { size: 9, face: 'narrow-bold' })
          const part = paragraph(x, head.bottom + 2, 235, body, { size: 8.6, leading: 12 })
          return { marks: [...marks, ...head.marks, ...part.marks], y: part.bottom + 12 }
        },
        { marks: [], y: 150 },
      )
    const end = `Titulaire de l’autorisation de mise sur le marché : ${maker}, ${paper.between(2, 90)} rue des Cascades, ${paper.code('92##0')} MEUDON. Fabricant : même adresse. La dernière date à laquelle cette notice a été révisée est : ${paper.pick(['mars', 'juin', 'novembre'])} 2025. N° ${paper.code('34009 ### ### # #')}.`
    return [
      page([
        text(297, 56, 'NOTICE : INFORMATION DE L’UTILISATEUR', { size: 13, face: 'sans-bold', align: 'middle' }),
        text(297, 82, `${brand} 1000 mg, comprimé`, { size: 16, face: 'sans-bold', align: 'middle' }),
        text(297, 98, 'Paracétamol', { size: 11, align: 'middle' }),
        ...paragraph(
          45,
          118,
          505,
          'Veuillez lire attentivement cette notice avant de prendre ce médicament car elle contient des informations importantes pour vous. Gardez cette notice, vous pourriez avoir besoin de la relire.',
          { size: 8.5, face: 'narrow-bold' },
        ).marks,
        line(297, 144, 297, 800, { stroke: '#aaaaaa' }),
        ...column(45, sections.slice(0, 3)).marks,
        ...column(312, [...sections.slice(3), ['', end]]).marks,
      ]),
    ]
  },
}
