import type { UnseenLayout } from '../../../layout.ts'
import { leaf } from '../kit.ts'

const parts = [
  [
    '1. Qu’est-ce que ce médicament et dans quel cas est-il utilisé ?',
    'Ce médicament appartient à la classe des anti-inflammatoires non stéroïdiens. Il est utilisé chez l’adulte pour soulager les douleurs articulaires de courte durée.',
  ],
  [
    '2. Quelles sont les informations à connaître avant de prendre ce médicament ?',
    'Ne prenez jamais ce médicament si vous êtes allergique à la substance active, si vous avez un ulcère, une maladie grave du foie ou des reins, ou à partir du sixième mois de grossesse. Adressez-vous à votre médecin si vous avez une tension élevée.',
  ],
  ['Autres médicaments', 'Informez votre pharmacien si vous prenez des anticoagulants, du lithium ou du méthotrexate.'],
  [
    '3. Comment prendre ce médicament ?',
    'La dose recommandée est d’un comprimé une à deux fois par jour, au cours d’un repas. Avalez le comprimé entier avec un verre d’eau. Ne dépassez pas 5 jours sans avis médical.',
  ],
  [
    'Si vous avez pris plus de comprimés que vous n’auriez dû',
    'Contactez immédiatement le Centre antipoisons (070/245.245).',
  ],
  [
    '4. Quels sont les effets indésirables éventuels ?',
    'Fréquent (jusqu’à 1 personne sur 10) : douleurs d’estomac, nausées. Peu fréquent : vertiges, éruption cutanée. Rare : saignement digestif, gonflement du visage.',
  ],
  [
    '5. Comment conserver ce médicament ?',
    'Tenir hors de la vue et de la portée des enfants. À conserver à une température ne dépassant pas 25 °C, dans l’emballage d’origine. Ne jetez aucun médicament au tout-à-l’égout.',
  ],
] as const

/** The folded leaflet of a medicine sold in Belgium: two narrow columns of small print under a large name. */
export const noticeMedicament: UnseenLayout = {
  name: 'notice-medicament',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const drug = paper.pick(['Artriflex', 'Movaldine', 'Kinoral'])
    const maker = paper.put(
      'issuer_name',
      `Laboratoires ${paper.pick(['Vanhoutte', 'Scaldis', 'Hespérion', 'Brabo', 'Ourthe', 'Sambrelle'])} ${paper.pick(['NV/SA', 'SRL'])}`,
    )
    const page = leaf('a4', { face: 'narrow', size: 10.8 })
    page.c(297, 44, 'NOTICE : INFORMATION DE L’UTILISATEUR', { size: 9, face: 'narrow-bold' })
    page.c(297, 74, `${drug} ${paper.pick(['100 mg', '200 mg', '7,5 mg'])} comprimés pelliculés`, {
      size: 17,
      face: 'sans-bold',
    })
    page.c(297, 92, paper.pick(['acéclofénac', 'naproxène sodique', 'méloxicam']), { size: 10 })
    page.rule(36, 104, 559, 104)
    page.p(
      36,
      120,
      523,
      'Veuillez lire attentivement cette notice avant de prendre ce médicament car elle contient des informations importantes pour vous. Gardez cette notice, vous pourriez avoir besoin de la relire.',
      { face: 'narrow-bold' },
    )
    let [x, y] = [36, 170]
    parts.forEach(([title, content], index) => {
      if (index === 4) [x, y] = [304, 170]
      y = page.p(x, y, 250, title, { face: 'narrow-bold', leading: 15 })
      y = page.p(x, y + 2, 250, content, { leading: 15 }) + 14
    })
    y = page.p(304, y, 250, '6. Contenu de l’emballage et autres informations', { face: 'narrow-bold', leading: 15 })
    page.p(
      304,
      y + 2,
      250,
      `Boîtes de 10, 30 et 60 comprimés. Titulaire de l’autorisation de mise sur le marché : ${maker}, Kanaalweg ${paper.between(2, 90)}, B-2030 Antwerpen. Mode de délivrance : médicament soumis à prescription médicale. Numéro d’autorisation : BE${paper.code('######')}. La dernière date à laquelle cette notice a été approuvée est 0${paper.between(1, 9)}/2025.`,
      { leading: 15 },
    )
    page.t(36, 812, `${paper.code('#####')}-FR-NL-DE  SPÉCIMEN`, { size: 6.6 })
    return [page.sheet()]
  },
}
