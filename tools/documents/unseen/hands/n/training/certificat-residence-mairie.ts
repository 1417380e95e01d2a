import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, crowd, namedFr } from '../people.ts'
import { day, putDay, recent } from '../print.ts'

const towns = ['CHÂTEAUNEUF-SUR-ISOLE', 'SAINT-AUBIN-DES-GRÈVES', 'MONTREVEL-LE-HAUT', 'VILLEFRANQUE'] as const

/** A mayor's certificate of domicile in France: commune's block at the left, the address within the sentence. */
export const certificatResidenceMairie: UnseenLayout = {
  name: 'certificat-residence-mairie',
  docType: 'residence_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [person, mayor] = crowd(paper, 'FR', 2)
    if (person === undefined || mayor === undefined) throw new Error('Personne n’habite ici.')
    const page = openWriter('a4', { face: 'serif', size: 11 })
    const town = paper.pick(towns)
    page.say(130, 66, 'RÉPUBLIQUE FRANÇAISE', { align: 'middle', size: 9 })
    page.say(
      130,
      80,
      paper.pick(['Liberté – Égalité – Fraternité', 'Département du Finistère', 'Arrondissement de Gourdon']),
      { align: 'middle', size: 8 },
    )
    page.logo(114, 90, 32, 'M', paper.pick(['#1d3b8b', '#6b2d2d']))
    page.say(130, 140, paper.put('issuer_name', `${paper.pick(['MAIRIE DE', 'Commune de', 'Mairie de'])} ${town}`), {
      align: 'middle',
      face: 'serif-bold',
      size: 10,
    })
    page.column(130, 154, ['1 place de l’Hôtel de Ville', `Tél. ${paper.code('02 98 ## ## ##')}`], {
      align: 'middle',
      size: 8,
    })
    page.say(297, 230, paper.pick(['CERTIFICAT DE RÉSIDENCE', 'CERTIFICAT DE DOMICILE', 'ATTESTATION DE RÉSIDENCE']), {
      align: 'middle',
      face: 'serif-bold',
      size: 15,
    })
    const number = paper.code('2026/###')
    if (paper.chance(0.6)) page.say(297, 248, `N° ${paper.put('id_number', number)}`, { align: 'middle' })
    const name = paper.put('document_holder_name', namedFr(person))
    const home = paper.put('address', [...person.lines.slice(0, -1), `${paper.code('29##0')} ${town}`].join(', '))
    const born = `né${person.isWoman ? 'e' : ''} le ${day(person.born, 'fr')} à ${paper.pick(['QUIMPER', 'ORAN (Algérie)', 'LIBOURNE'])}`
    let y = page.wrap(
      70,
      290,
      455,
      `${mayor.isWoman ? 'La' : 'Le'} Maire de la commune de ${town}, ${civility(mayor, 'abbr')} ${mayor.surname}, ${paper.pick(['atteste', 'certifie, sur la foi des justificatifs produits,', 'certifie'])} que ${civility(person, 'fr')} ${name}, ${born},`,
      { leading: 19 },
    )
    y = page.wrap(
      70,
      y + 8,
      455,
      `${paper.pick(['est domicilié(e) au', 'réside effectivement à l’adresse suivante :', 'demeure actuellement'])} ${home}`,
      { leading: 19 },
    )
    y = page.wrap(
      70,
      y + 8,
      455,
      paper.pick([
        'depuis plus de six mois, à notre connaissance.',
        'En foi de quoi le présent certificat lui est délivré pour servir et valoir ce que de droit.',
      ]),
      { leading: 19 },
    )
    page.say(
      310,
      y + 40,
      `${paper.pick(['Fait en mairie, le', 'Fait à l’hôtel de ville, le', 'Délivré le'])} ${putDay(paper, 'document_date', recent(paper), paper.pick(['fr', 'slashDmy']))}`,
      { size: 10 },
    )
    page.column(310, y + 62, [mayor.isWoman ? 'La Maire,' : 'Le Maire,', '', '', namedFr(mayor)], { size: 10 })
    return [page.sheet('SPÉCIMEN')]
  },
}
