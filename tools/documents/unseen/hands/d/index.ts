import type { Hand } from '../../layout.ts'
import { bePermit } from './open/be-permit.ts'
import { deId } from './open/de-id.ts'
import { esLicence } from './open/es-licence.ts'
import { itId } from './open/it-id.ts'
import { maBankOverdrawn } from './open/ma-bank-overdrawn.ts'
import { maEmployment } from './open/ma-employment.ts'
import { maPayslip } from './open/ma-payslip.ts'
import { maPower } from './open/ma-power.ts'
import { maResidence } from './open/ma-residence.ts'
import { maWater } from './open/ma-water.ts'
import { ptPassport } from './open/pt-passport.ts'
import { maBankGrid } from './sealed/ma-bank-grid.ts'
import { maCnie } from './sealed/ma-cnie.ts'
import { maLease } from './sealed/ma-lease.ts'
import { maModele7 } from './sealed/ma-modele7.ts'
import { maTax } from './sealed/ma-tax.ts'

/** Documents of Morocco in French, and of seven member states of the Union in their own ways. */
export const hand: Hand = {
  name: 'd',
  open: [
    maPower,
    maWater,
    maBankOverdrawn,
    maPayslip,
    maResidence,
    maEmployment,
    deId,
    itId,
    ptPassport,
    bePermit,
    esLicence,
  ],
  sealed: [maCnie, maBankGrid, maModele7, maTax, maLease],
}
