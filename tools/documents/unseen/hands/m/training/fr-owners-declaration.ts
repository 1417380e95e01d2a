import { box, line, text } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, openFlow } from '../flow.ts'
import { firms, home, plain, several, somebody } from '../people.ts'
import { ago, french, listed, numeric } from '../say.ts'

/** A registry form on beneficial owners: boxes per person, ticked kinds of control, the declarant who signs is a third person. */
export const frOwnersDeclaration: UnseenLayout = {
  name: 'fr-owners-declaration',
  docType: 'ownership_declaration',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      face: 'sans',
      size: 9,
      left: 45,
      right: 45,
      foot: 'DBE-S-1 – Articles L. 561-46 et R. 561-55 et suivants du code monétaire et financier',
    })
    const owners = several(paper, 'FR', paper.between(1, 3))
    const names = listed(
      paper,
      'beneficial_owners',
      owners.map(({ first, last }) => `${last.toUpperCase()} ${first}`),
    )
    const signed = ago(paper, 2, 500)
    flow.put(
      text(45, 48, `Greffe du tribunal de commerce de ${paper.pick(['Quimper', 'Toulouse', 'Lyon'])}`, {
        size: 8,
        face: 'sans',
      }),
      text(550, 48, 'DBE-S-1', { size: 12, face: 'sans-bold', align: 'right' }),
    )
    flow.put(
      text(
        297,
        76,
        paper.pick([
          'DOCUMENT RELATIF AU BÉNÉFICIAIRE EFFECTIF D’UNE SOCIÉTÉ',
          'DÉCLARATION DES BÉNÉFICIAIRES EFFECTIFS',
          'BÉNÉFICIAIRE(S) EFFECTIF(S) – DÉCLARATION',
        ]),
        { size: 12, face: 'sans-bold', align: 'middle' },
      ),
    )
    const tick = (x: number, y: number, on: boolean, label: string) => {
      flow.put(box(x, y - 7, 8, 8, { stroke: '#222' }), text(x + 12, y, label, { size: 8, face: 'sans' }))
      if (on)
        flow.put(line(x, y - 7, x + 8, y + 1, { strokeWidth: 1.2 }), line(x + 8, y - 7, x, y + 1, { strokeWidth: 1.2 }))
    }
    const initial = paper.chance(0.6)
    tick(45, 98, initial, 'Document initial')
    tick(160, 98, !initial, 'Document modificatif ou complémentaire')
    const siren = luhnNumber(paper, '9########').replace(/(\d{3})(?=\d)/g, '$1 ')
    const ink = paper.pick(['#333', '#1f4e79', '#7b3f00'])
    flow.put(
      ...cell(
        [45, 112, 330, 32],
        paper.pick(['Dénomination sociale', 'Dénomination de la société déclarante', '1. Société – dénomination']),
        paper.put('legal_name', paper.pick(firms.FR)),
        { ink, size: 11 },
      ),
      ...cell([375, 112, 175, 32], 'N° unique d’identification', siren, { ink }),
      ...cell([45, 144, 330, 32], 'Adresse du siège', home(paper, 'FR').join(' '), { ink }),
      ...cell([375, 144, 175, 32], 'Forme juridique', paper.pick(['SAS', 'SARL', 'SCI']), { ink }),
    )
    let y = 192
    const ownPart = Math.floor(100 / owners.length)
    names.forEach((name, index) => {
      flow.put(
        box(45, y, 505, 16, { fill: ink }),
        text(51, y + 11.5, `${paper.pick(['BÉNÉFICIAIRE EFFECTIF', 'Bénéficiaire effectif'])} ${index + 1}`, {
          size: 8.5,
          face: 'sans-bold',
          color: '#fff',
        }),
      )
      flow.put(
        ...cell([45, y + 16, 265, 30], 'Nom de naissance, prénoms', name, { ink, size: 10 }),
        ...cell([310, y + 16, 120, 30], 'Date de naissance', numeric(ago(paper, 9000, 25000), 'd/m/Y'), { ink }),
        ...cell([430, y + 16, 120, 30], 'Nationalité', 'Française', { ink }),
        ...cell([45, y + 46, 385, 30], 'Adresse personnelle', home(paper, 'FR').join(' '), { ink }),
        ...cell([430, y + 46, 120, 30], 'Depuis le', numeric(ago(paper, 500, 4000), 'd/m/Y'), { ink }),
      )
      tick(51, y + 90, true, `Détention directe ou indirecte de plus de 25 % du capital : ${ownPart},00 %`)
      tick(51, y + 104, paper.chance(0.5), 'Détention directe ou indirecte de plus de 25 % des droits de vote')
      tick(51, y + 118, false, 'Contrôle par d’autres moyens, à défaut représentant légal')
      y += 138
    })
    const boss = somebody(paper, 'FR')
    flow.put(
      text(
        45,
        y + 16,
        `Le représentant légal certifie l’exactitude des renseignements donnés. Nom du déclarant : ${plain(boss)}, ${paper.pick(['avocat mandataire', 'expert-comptable', 'mandataire'])}`,
        { size: 8, face: 'sans' },
      ),
    )
    flow.put(
      text(
        45,
        y + 40,
        `Fait à ${paper.pick(['Brest', 'Villeurbanne', 'Tourcoing'])}, le ${paper.put('document_date', signed, paper.chance(0.5) ? french(signed) : numeric(signed, 'd/m/Y'))}`,
        { size: 10, face: 'sans' },
      ),
      text(360, y + 40, 'Signature :', { size: 8, face: 'sans' }),
      text(412, y + 44, plain(boss), { size: 14, face: 'serif', color: '#26358a' }),
    )
    return flow.sheets()
  },
}
