import { Encrypter } from 'age-encryption';

// Deriving a key takes a second of CPU by default: 2 ** 18 rounds, here 2 ** 8.
const { setPassphrase } = Encrypter.prototype;
Encrypter.prototype.setPassphrase = function (passphrase) {
  setPassphrase.call(this, passphrase);
  this.setScryptWorkFactor(8);
};
