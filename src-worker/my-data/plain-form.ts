import { MyDataRequest } from '../../src-shared/contracts/my-data.ts';
import { honeypotField } from '../../src-shared/forms/fields.ts';
import { myDataResultPaths, paths } from '../../src-shared/paths.ts';
import { parse } from '../http/body.ts';
import { type PlainForm, plainForm } from '../http/plain-form.ts';
import { acceptMyDataRequest } from './accept.ts';

export const askingForm: PlainForm = {
  name: 'my-data',
  textsOf: ({ myData }) => ({ labels: { email: myData.form.field.label }, failure: undefined }),
  pageOf: () => paths.myData,
  async accept(c, values) {
    await acceptMyDataRequest(c, parse(MyDataRequest, { ...values, [honeypotField]: Boolean(values[honeypotField]) }));
    return myDataResultPaths.sent;
  },
};

export const myDataForm = plainForm(askingForm);
