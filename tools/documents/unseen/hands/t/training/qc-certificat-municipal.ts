import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { column, day, emblem, letter, putDate, sayAddress } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

const issuers = [
  ['Municipalité de Sainte-Clothilde-des-Monts', 'SCM'],
  ['Ville de Rivière-aux-Pins', 'RP'],
  ['Résidence étudiante du Cégep de la Baie', 'CB'],
  ['Office d’habitation de la Haute-Vallée', 'OHV'],
] as const

/** A Québec attestation of residence: joint occupants in one sentence, the issuer as initials above and in full only in the sentence or foot. */
export const qcCertificatMunicipal: UnseenLayout = {
  name: 'qc-certificat-municipal',
  docType: 'residence_certificate',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [who, [name, initials]] = [somebody(paper, 'QC'), paper.pick(issuers)]
    const [mate, clerk] = [another(paper, 'QC', who), another(paper, 'QC', who)]
    const written = addDays(paper.today, -paper.between(1, 60))
    const look = paper.pick(['fr', 'iso', 'frShort', 'fr'] as const)
    const isJoint = paper.chance(0.35)
    const holders = isJoint
      ? paper.put('document_holder_name', `${who.full}; ${mate.full}`, `${who.full} et ${mate.full}`)
      : paper.put('document_holder_name', who.full)
    const address = sayAddress(paper, home(paper, 'QC'))
    const issuer = paper.put('issuer_name', name)
    const since = day(addDays(written, -paper.between(120, 5200)), look)
    const dated = putDate(paper, 'document_date', written, look)
    const color = paper.pick(['#2f6f4f', '#7d4f00', '#16537e'])
    const verb = isJoint ? 'résident' : 'réside'
    const body = column(72, 180, 468, { size: 10.5, face: paper.pick(['sans', 'serif']), leading: 1.65 })
    const early = paper.chance(0.5)
    if (early) body.say(dated, { align: paper.pick(['left', 'right']) }).gap(18)
    body
      .say(
        paper.pick(['ATTESTATION DE RÉSIDENCE', 'CERTIFICAT DE RÉSIDENCE', 'Preuve de résidence', 'À qui de droit,']),
        { face: 'sans-bold', size: 13 },
      )
      .gap(14)
    body
      .say(
        paper.pick([
          `Par la présente, ${issuer} confirme que ${holders} ${verb} au ${address}, et ce, depuis le ${since}.`,
          `Je, ${clerk.full}, à l’emploi de ${issuer}, atteste que ${holders} ${verb} à l’adresse suivante : ${address}.`,
          `Selon les registres tenus par ${issuer}, le domicile de ${holders} est situé au ${address} (inscription du ${since}).`,
        ]),
      )
      .gap(12)
    body
      .say(
        paper.pick([
          'Cette attestation est remise pour l’obtention de services et ne constitue pas un bail.',
          'Des frais de 10,00 $ ont été perçus pour la délivrance du présent certificat.',
          'Valide 90 jours.',
        ]),
      )
      .gap(20)
    if (!early)
      body.say(`${paper.pick(['Signé le', 'Donné ce', 'Délivré le', 'En foi de quoi, j’ai signé le'])} ${dated}`).gap(8)
    const sign = signature(80, body.bottom() + 2, 0.55, paper.pick([0, 1]))
    body
      .gap(40)
      .list([
        clerk.full,
        paper.pick(['Greffière adjointe', 'Directeur général et greffier-trésorier', 'Coordonnatrice à l’hébergement']),
      ])
    const foot = [
      line(72, 740, 540, 740, { stroke: color }),
      text(306, 753, `${home(paper, 'QC').join(', ')}   ${paper.code('418 555-01##')}`, { size: 7.5, align: 'middle' }),
    ]
    return [
      letter(
        [
          ...emblem(paper.pick([72, 280, 480]), 56, 56, initials, color, paper.pick(['peak', 'disc', 'hexagon'])),
          ...body.marks,
          ...sign,
          ...foot,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
