// Loaded before the server by `drill:clock`: at each SIGUSR2 its clock jumps an hour ahead, or back again.
const hourMs = 3_600_000;
const RealDate = Date;
let ahead = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? hourMs : 0;
});
