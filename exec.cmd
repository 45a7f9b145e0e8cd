@rem Windows has no exec: `npm start` finds this one here and runs its words as they are.
@%*
