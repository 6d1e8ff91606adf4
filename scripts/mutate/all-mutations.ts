import { mutationsOf } from './mutation.ts';
import { deployment } from './mutations/deployment.ts';
import { forms } from './mutations/forms.ts';
import { looks } from './mutations/looks.ts';
import { pages } from './mutations/pages.ts';
import { staff } from './mutations/staff.ts';
import { visitors } from './mutations/visitors.ts';
import { worker } from './mutations/worker.ts';

const lists = { pages, forms, visitors, staff, worker, deployment, looks };

export const allMutations = Object.entries(lists).flatMap(([list, files]) =>
  files.flatMap((file) => mutationsOf(list, file)),
);
