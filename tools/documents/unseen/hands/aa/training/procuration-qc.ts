import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A notarial power of attorney of Québec, minute number at the head, dates in words of the notary. */
export const procurationQc: UnseenLayout = {
  name: 'procuration-qc',
  docType: 'power_of_attorney',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'CA')
    const [one, notary] = [next(), next()]
    const agents = Array.from({ length: paper.between(1, 2) }, next)
    const page = openPage('letter')
    const made = addDays(paper.today, -paper.between(10, 1500))
    const isHer = one.sex === 'F'
    page.r(560, 50, `Minute numéro ${paper.code('#####')}`, 9, 'serif')
    page.c(306, 90, 'PROCURATION GÉNÉRALE', 15, 'serif-bold')
    let y = page.para(70, 130, 472, `LE ${paper.put('document_date', made, day(made, 'D MMMM YYYY'))},`, 10.4, 'serif')
    y = page.para(
      70,
      y + 6,
      472,
      `DEVANT Me ${notary.full}, notaire à ${notary.lines[1].split(' (')[0] ?? ''}, province de Québec,`,
      10.4,
      'serif',
    )
    page.t(70, y + 12, 'COMPARAÎT :', 10.4, 'serif-bold')
    y = page.para(
      70,
      y + 32,
      472,
      `${paper.put('document_holder_name', one.full)}, ${isHer ? 'retraitée' : 'retraité'}, ${isHer ? 'domiciliée' : 'domicilié'} au ${one.lines.join(', ')}, ci-après ${isHer ? 'nommée « la mandante »' : 'nommé « le mandant »'},`,
      10.4,
      'serif',
    )
    paper.put('signatories', agents.map((who) => who.full).join('; '), agents[0]?.full)
    y = page.para(
      70,
      y + 8,
      472,
      `${isHer ? 'LAQUELLE' : 'LEQUEL'} constitue pour ${agents.length > 1 ? 'mandataires, avec faculté d’agir séparément,' : 'mandataire'} ${agents.map((who) => `${who.full}, ${who.lines[0]}`).join(' et ')}, et lui confère pleins pouvoirs pour, en son nom :`,
      10.4,
      'serif',
    )
    for (const each of [
      '1. gérer et administrer tous ses biens, meubles et immeubles ;',
      '2. ouvrir, fermer et opérer tout compte auprès de toute institution financière ;',
      '3. signer, endosser et encaisser tout chèque et effet de commerce ;',
      '4. percevoir toute somme due et en donner quittance.',
    ])
      y = page.para(96, y + 6, 446, each, 10, 'serif')
    y = page.para(
      70,
      y + 12,
      472,
      'La présente procuration demeure en vigueur jusqu’à sa révocation écrite. Le mandataire rend compte de sa gestion une fois l’an.',
      10.4,
      'serif',
    )
    y = page.para(
      70,
      y + 12,
      472,
      'DONT ACTE à la date et au lieu ci-dessus. Lecture faite, la personne comparante signe en présence du notaire.',
      10.4,
      'serif',
    )
    page.add(signature(70, y + 20, 0.6, 1))
    page.rule(70, y + 60, 270)
    page.t(70, y + 72, one.full, 9, 'serif')
    page.add(signature(340, y + 20, 0.6, 0))
    page.rule(340, y + 60, 542)
    page.t(340, y + 72, `Me ${notary.full}, notaire`, 9, 'serif')
    page.t(70, 770, 'SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
