import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, letter, page } from '../draw.ts'
import { issuers, named, somebody } from '../people.ts'

/** A host's letter on honour that somebody lives at the host's home: two people, two births, one address, all in sentences. */
export const lodgingAttestation: UnseenLayout = {
  name: 'lodging-attestation',
  docType: 'residence_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [host, guest] = [somebody(paper), somebody(paper)]
    const born = (from: number, to: number) =>
      dateText(
        `${paper.between(from, to)}-0${paper.between(1, 9)}-${paper.between(10, 28)}`,
        paper.pick(['slash', 'long'] as const),
      )
    const since = dateText(addDays(paper.today, -paper.between(120, 2_000)), 'long')
    const face = paper.pick(['serif', 'sans', 'mono'] as const)
    const style = { size: face === 'mono' ? 10 : 11, face }
    const name = paper.put('document_holder_name', named(paper, guest))
    const home = paper.put('address', host.lines.join(', '))
    const signed = day(
      paper,
      'document_date',
      addDays(paper.today, -paper.between(1, 80)),
      paper.pick(['long', 'slash'] as const),
    )
    const [e, ee] = [host.sex === 'F' ? 'e' : '', guest.sex === 'F' ? 'e' : '']
    const place = paper.pick(issuers.town)
    const giver = `${host.title} ${named(paper, host)}`
    const opening = paper.pick([
      `Je soussigné${e} ${giver}, né${e} le ${born(1950, 1985)} à ${place}, certifie sur l’honneur héberger à mon domicile, depuis le ${since}, ${guest.title} ${name}, né${ee} le ${born(1986, 2006)} à ${paper.pick(['Tunis', 'Limoges', 'Porto', 'Dakar', 'Nancy'])}.`,
      `Je soussigné${e}, ${giver}, atteste sur l’honneur que ${guest.title} ${name}, né${ee} le ${born(1986, 2006)}, réside à titre gratuit chez moi de façon stable et continue depuis le ${since}.`,
      `Par la présente, ${giver}, né${e} le ${born(1950, 1985)}, déclare loger ${guest.title} ${name} dans sa résidence principale depuis plus de trois mois (${since}).`,
    ])
    const body = letter(
      [
        opening,
        `${paper.pick(['L’adresse de ce domicile est la suivante :', 'Adresse du logement :', 'Mon domicile est situé :'])} ${home}.`,
        paper.pick([
          'Attestation établie pour servir et valoir ce que de droit.',
          'Fait pour servir et faire valoir ce que de droit, notamment auprès de l’établissement bancaire.',
          'Je joins une copie de ma pièce d’identité et un justificatif de domicile de moins de trois mois.',
        ]),
        'J’ai connaissance que cette attestation pourra être produite en justice et que toute fausse déclaration de ma part m’expose à des sanctions pénales (article 441-7 du code pénal).',
      ],
      { x: 70, y: paper.between(200, 250), width: 455, leading: 18 },
      style,
    )
    return [
      page(paper, [
        text(
          paper.pick([70, 150]),
          110,
          paper.pick([
            'ATTESTATION D’HÉBERGEMENT',
            'Attestation sur l’honneur d’hébergement',
            'Certificat d’hébergement',
          ]),
          { size: 16, face: face === 'mono' ? 'mono-bold' : face === 'serif' ? 'serif-bold' : 'sans-bold' },
        ),
        ...(paper.chance(0.5) ? [text(70, 150, `Objet : hébergement à titre gratuit`, style)] : []),
        ...body.marks,
        text(
          270,
          body.bottom + 20,
          `Fait à ${place}, ${signed.includes('/') ? 'le' : paper.pick(['le', 'ce'])} ${signed}`,
          style,
        ),
        text(270, body.bottom + 44, paper.pick(['Signature de l’hébergeant', 'L’hébergeant', 'Signature :']), style),
        text(340, body.bottom + 88, `${host.given.charAt(0)}. ${host.surname}`, {
          size: 20,
          face: 'serif',
          color: '#1b2f7a',
          turnDegrees: -8,
        }),
      ]),
    ]
  },
}
