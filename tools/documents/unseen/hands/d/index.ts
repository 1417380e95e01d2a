import type { Hand } from '../../layout.ts'
import { beEnergy } from './open/be-energy.ts'
import { bePermit } from './open/be-permit.ts'
import { deId } from './open/de-id.ts'
import { esLicence } from './open/es-licence.ts'
import { euVisa } from './open/eu-visa.ts'
import { itId } from './open/it-id.ts'
import { maAdvert } from './open/ma-advert.ts'
import { maBankOverdrawn } from './open/ma-bank-overdrawn.ts'
import { maEmployment } from './open/ma-employment.ts'
import { maFine } from './open/ma-fine.ts'
import { maMarks } from './open/ma-marks.ts'
import { maPayslip } from './open/ma-payslip.ts'
import { maPower } from './open/ma-power.ts'
import { maQuote } from './open/ma-quote.ts'
import { maResidence } from './open/ma-residence.ts'
import { maWater } from './open/ma-water.ts'
import { nlBank } from './open/nl-bank.ts'
import { ptPassport } from './open/pt-passport.ts'
import { bePayslip } from './open/be-payslip.ts'
import { euHotel } from './open/eu-hotel.ts'
import { euTrain } from './open/eu-train.ts'
import { luRegistry } from './open/lu-registry.ts'
import { maBankGrid } from './open/ma-bank-grid.ts'
import { maCnie } from './open/ma-cnie.ts'
import { maLease } from './open/ma-lease.ts'
import { maModele7 } from './open/ma-modele7.ts'
import { maReceipt } from './open/ma-receipt.ts'
import { maTax } from './open/ma-tax.ts'

/** Documents of Morocco in French, and of seven member states of the Union in their own ways. */
export const hand: Hand = {
  name: 'd',
  training: [],
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
    beEnergy,
    nlBank,
    maQuote,
    maFine,
    euVisa,
    maAdvert,
    maMarks,
    maCnie,
    maBankGrid,
    maModele7,
    maTax,
    maLease,
    luRegistry,
    bePayslip,
    maReceipt,
    euTrain,
    euHotel,
  ],
  sealed: [],
}
